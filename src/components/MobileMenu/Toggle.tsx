import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import List from '@phosphor-icons/core/assets/regular/list.svg';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Toggle.module.css';

/** Opens the mobile menu. Without navbar items, there's neither. */
export default function MobileMenuToggle(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  if (useThemeConfig().navbar.items.length === 0) {
    return null;
  }
  return (
    <button
      type="button"
      className={clsx('navbar__toggle clean-btn', styles.toggle)}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
        description: 'The ARIA label for hamburger menu button of mobile navigation',
      })}
      aria-expanded={shown}
      aria-haspopup="dialog"
      onClick={toggle}
    >
      <List aria-hidden="true" className={styles.icon} />
    </button>
  );
}
