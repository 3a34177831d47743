import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {revealCurrentPage} from '../Menu/revealCurrentPage';
import menu from './menu.module.css';
import {sidebarId} from './sidebarId';
import styles from './SidebarMenu.module.css';

interface Props {
  /** Pathname of the current page. */
  path: string;
  sidebar: readonly PropSidebarItem[];
}

/** The docs sidebar next to the page; scrolls the current page's item into view. */
export default function SidebarMenu({path, sidebar}: Props): ReactNode {
  const menuRef = useRef<HTMLElement>(null);

  useEffect(() => {
    if (menuRef.current) {
      revealCurrentPage(menuRef.current);
    }
  }, [path]);

  return (
    <nav
      ref={menuRef}
      id={sidebarId}
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The ARIA label for the sidebar navigation',
      })}
      className={clsx('menu thin-scrollbar', menu.menu, styles.menu)}
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
