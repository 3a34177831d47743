import type {ReactNode} from 'react';
import styles from './Answer.module.css';

export function CodeSample({title, code}: {title: string; code: string}): ReactNode {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.sampleTitle}>{title}</figcaption>
      {/* Scrolls sideways, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} role="group" aria-label={`${title}: code`}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
