import type {ReactNode} from 'react';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/** A numbered list whose numbers are connected by a line. */
export default function Steps({children}: PropsOf<'Steps'>): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
