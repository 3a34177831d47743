// Ejected: a landmark with a heading; stock is a list without a name.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

// The class keeps inline tables of contents from being highlighted along with this one.
const LINK_CLASS_NAME = 'table-of-contents__link toc-highlight';
const LINK_ACTIVE_CLASS_NAME = 'table-of-contents__link--active';

export default function TOC({className, ...props}: Props): ReactNode {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={clsx(styles.toc, 'thin-scrollbar', className)}>
      <p id={titleId} className={styles.title}>
        {translate({
          id: 'theme.TOCCollapsible.toggleButtonLabel',
          message: 'On this page',
          description: 'The label used by the button on the collapsible TOC component',
        })}
      </p>
      <TOCItems {...props} linkClassName={LINK_CLASS_NAME} linkActiveClassName={LINK_ACTIVE_CLASS_NAME} />
    </nav>
  );
}
