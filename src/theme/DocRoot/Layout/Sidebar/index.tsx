// Ejected: one state instead of two, so that a hidden sidebar stays hidden after a reload; the focus moves from the button
// that hides it to the one that shows it; without JavaScript, small screens have a link to the sidebar, which is below the
// page there; an attribute of the html element tells that there's a sidebar.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import clsx from 'clsx';
import {type ReactNode, useCallback, useEffect, useRef} from 'react';
import ExpandButton from '../../../../components/Sidebar/ExpandButton';
import {sidebarId} from '../../../../components/Sidebar/sidebarId';
import {useStoredVisibility} from '../../../../components/Sidebar/useStoredVisibility';
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
  const toggleStored = useStoredVisibility(isHidden, setHidden);

  const toggle = useCallback(() => {
    wasToggled.current = true;
    toggleStored();
  }, [toggleStored]);

  // Not if the sidebar was hidden on load, because no one clicked a button then.
  useEffect(() => {
    if (wasToggled.current && isHidden) {
      expandRef.current?.querySelector('button')?.focus({preventScroll: true});
    }
  }, [isHidden]);

  return (
    <>
      {/* The footer is elsewhere in the DOM, but aligned with the text next to the sidebar. */}
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- Head merges attributes; the theme sets the language */}
        <html data-docs-sidebar />
      </Head>
      <noscript>
        <a className={styles.link} href={`#${sidebarId}`}>
          <Translate
            id="docs.sidebar.link"
            description="Link to the sidebar below the page, on small screens without JavaScript"
          >
            All pages in this section
          </Translate>
        </a>
      </noscript>
      <aside
        className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container, isHidden && styles.hiddenContainer)}
      >
        {/* Remounts for another sidebar, so that it starts at its top. */}
        <div key={name} className={styles.viewport}>
          <DocSidebar sidebar={sidebar} path={pathname} onCollapse={toggle} isHidden={isHidden} />
          {isHidden && (
            <div ref={expandRef}>
              <ExpandButton onClick={toggle} />
            </div>
          )}
        </div>
      </aside>
    </>
  );
}
