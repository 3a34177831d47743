// Ejected: scrolls the current page's item into view when the sidebar first appears; has an id to link to.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {revealCurrentPage} from '../../../../components/Menu/revealCurrentPage';
import {sidebarId} from '../../../../components/Sidebar/sidebarId';
import menuStyles from '../../menu.module.css';
import styles from './styles.module.css';

export default function DocSidebarDesktopContent({path, sidebar, className}: Props): ReactNode {
  const menuRef = useRef<HTMLElement>(null);

  useEffect(() => {
    if (menuRef.current) {
      revealCurrentPage(menuRef.current);
    }
  }, []);

  return (
    <nav
      ref={menuRef}
      id={sidebarId}
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The ARIA label for the sidebar navigation',
      })}
      className={clsx('menu thin-scrollbar', menuStyles.menu, styles.menu, className)}
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
