import type {ReactNode} from 'react';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/** A request and its response, joined into one block. */
export default function ApiCall({title, children}: PropsOf<'ApiCall'>): ReactNode {
  return (
    <figure className={styles.call}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {children}
    </figure>
  );
}
