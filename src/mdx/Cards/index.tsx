import type {ReactNode} from 'react';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/** A grid of cards, with as many in a row as fit. */
export default function Cards({children}: PropsOf<'Cards'>): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
