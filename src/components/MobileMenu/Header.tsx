import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import X from '@phosphor-icons/core/assets/regular/x.svg';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Header.module.css';

/** The close button comes first, where the toggle was, so that it gets the focus when the menu opens. */
export default function Header(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <div className={styles.header}>
      <button
        type="button"
        className={clsx('clean-btn', styles.close)}
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
          description: 'The ARIA label for close button of mobile sidebar',
        })}
        onClick={toggle}
      >
        <X aria-hidden="true" className={styles.icon} />
      </button>
      <NavbarLogo />
      <NavbarColorModeToggle className={styles.colorModeToggle} />
    </div>
  );
}
