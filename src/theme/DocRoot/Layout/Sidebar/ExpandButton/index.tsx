// Ejected: a button (stock is a div that any key triggers, Tab included).
import {translate} from '@docusaurus/Translate';
import CaretDoubleRight from '@phosphor-icons/core/assets/regular/caret-double-right.svg';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocRootLayoutSidebarExpandButton({toggleSidebar}: Props): ReactNode {
  const label = translate({
    id: 'theme.docs.sidebar.expandButtonAriaLabel',
    message: 'Expand sidebar',
    description: 'The ARIA label and title attribute for expand button of doc sidebar',
  });

  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button)}
      title={label}
      aria-label={label}
      onClick={toggleSidebar}
    >
      <CaretDoubleRight aria-hidden="true" className={styles.icon} />
    </button>
  );
}
