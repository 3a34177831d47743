// Ejected: shown near the page's end and hidden at an anchor's target (useNavbarVisibility); the mobile menu is a modal
// dialog, which has its own backdrop.
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import MobileMenu from '../../../components/MobileMenu';
import {useNavbarVisibility} from '../../../components/Navbar/useNavbarVisibility';
import styles from './styles.module.css';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const {navbarRef, isVisible} = useNavbarVisibility(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      data-hidden={!isVisible || undefined}
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', 'navbar--fixed-top', styles.navbar, {
        'navbar--dark': style === 'dark',
        'navbar--primary': style === 'primary',
      })}
    >
      {children}
      <MobileMenu />
    </nav>
  );
}
