// Wrapped: a landmark with a heading; stock is a list without a name.
import Translate from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

export default function NamedTOC({className, ...props}: Props): ReactNode {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={clsx(styles.toc, 'thin-scrollbar', className)}>
      <p id={titleId} className={styles.title}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </p>
      <TOC {...props} className={styles.items} />
    </nav>
  );
}
