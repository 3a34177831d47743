// Ejected: a button (stock is a div that any key triggers, Tab included), which takes the focus of the button that hid
// the sidebar.
import {translate} from '@docusaurus/Translate';
import CaretDoubleRight from '@phosphor-icons/core/assets/regular/caret-double-right.svg';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

export default function DocRootLayoutSidebarExpandButton({toggleSidebar}: Props): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  const label = translate({
    id: 'theme.docs.sidebar.expandButtonAriaLabel',
    message: 'Expand sidebar',
    description: 'The ARIA label and title attribute for expand button of doc sidebar',
  });

  useEffect(() => ref.current?.focus({preventScroll: true}), []);

  return (
    <button
      ref={ref}
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
