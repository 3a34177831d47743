import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  inner?: boolean;
  children: ReactNode;
}

/** A group of fields with a name that screen readers announce with them. */
export default function Section({title, inner, children}: Props): ReactNode {
  return (
    <fieldset className={clsx(styles.section, inner && styles.inner)}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
