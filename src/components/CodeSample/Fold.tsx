import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './fold.module.css';

/**
 * The control that expands a long response. The page contains the full response, clipped by CSS, so that find in page, copying,
 * printing and screen readers get all of it, and it opens without JavaScript. The code block sets `--fold-lines`, the number
 * of lines to show at first.
 */
export default function Fold(): ReactNode {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.more}>
          <Translate id="code.showFullResponse">Show full response</Translate>
        </span>
        <span className={styles.less}>
          <Translate id="code.showLess">Show less</Translate>
        </span>
      </summary>
    </details>
  );
}
