import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Text that a screen reader reads and the eye does not see. */
export default function VisuallyHidden({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
