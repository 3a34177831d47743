// Ejected: search is the first item on the right, and stays in the bar on mobile; there's no menu toggle without items.
import {ErrorCauseBoundary, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarSearch from '@theme/Navbar/Search';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import MobileMenuToggle from '../../../components/MobileMenu/Toggle';
import {navbarItemError} from '../../../lib/navbarItemError';
import styles from './styles.module.css';

function NavbarItems({items}: {items: readonly NavbarItemConfig[]}): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary key={index} onError={(error) => navbarItemError(item, error)}>
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

export default function NavbarContent(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const [leftItems, rightItems] = splitNavbarItems(items);
  const hasSearchItem = items.some(({type}) => type === 'search');
  return (
    <div className={clsx('navbar__inner', styles.inner)}>
      <div className={clsx(ThemeClassNames.layout.navbar.containerLeft, 'navbar__items', styles.left)}>
        <MobileMenuToggle />
        <NavbarLogo />
        <NavbarItems items={leftItems} />
      </div>
      <div
        className={clsx(
          ThemeClassNames.layout.navbar.containerRight,
          'navbar__items navbar__items--right',
          styles.right,
        )}
      >
        {!hasSearchItem && (
          <NavbarSearch className={styles.search}>
            <SearchBar />
          </NavbarSearch>
        )}
        <NavbarItems items={rightItems} />
        <NavbarColorModeToggle className={styles.colorModeToggle} />
      </div>
    </div>
  );
}
