// Ejected: one state instead of two, so that a sidebar can be hidden to begin with; the focus follows the reader from the
// button that hides it to the one that shows it.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import DocSidebar from '@theme/DocSidebar';
import clsx from 'clsx';
import {type ReactNode, useCallback, useEffect, useRef} from 'react';
import styles from './styles.module.css';

export default function DocRootLayoutSidebar({
  sidebar,
  hiddenSidebarContainer: isHidden,
  setHiddenSidebarContainer: setHidden,
}: Props): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  const expandRef = useRef<HTMLDivElement>(null);
  const wasToggled = useRef(false);

  const toggle = useCallback(() => {
    wasToggled.current = true;
    setHidden((hidden) => !hidden);
  }, [setHidden]);

  // Not where a reload finds the sidebar hidden: nobody pressed a button then.
  useEffect(() => {
    if (wasToggled.current && isHidden) {
      expandRef.current?.querySelector('button')?.focus({preventScroll: true});
    }
  }, [isHidden]);

  return (
    <aside
      className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container, isHidden && styles.hiddenContainer)}
    >
      {/* Another sidebar begins at its top. */}
      <div key={name} className={styles.viewport}>
        <DocSidebar sidebar={sidebar} path={pathname} onCollapse={toggle} isHidden={isHidden} />
        {isHidden && (
          <div ref={expandRef}>
            <ExpandButton toggleSidebar={toggle} />
          </div>
        )}
      </div>
    </aside>
  );
}
