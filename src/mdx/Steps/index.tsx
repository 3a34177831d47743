import type {ReactNode} from 'react';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/** A numbered list laid out as a track of steps. */
export default function Steps({children}: PropsOf<'Steps'>): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
