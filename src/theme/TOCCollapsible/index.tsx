// Ejected: a details element, which opens before hydration and without JavaScript. Stock is a button, and only renders the
// links after a click.
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function TOCCollapsible({className, ...items}: Props): ReactNode {
  return (
    <details className={clsx(styles.toc, className)}>
      <summary className={styles.summary}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </summary>
      <TOCItems {...items} className={clsx('table-of-contents', styles.items)} />
    </details>
  );
}
