import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './fold.module.css';

/**
 * The control that shows the rest of a long response. The response is whole in the page, clipped by the style sheet, so
 * that finding, copying, printing and reading aloud have all of it, and it opens without scripts. The block around it
 * sets `--fold-lines`, the number of lines to show at first.
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
