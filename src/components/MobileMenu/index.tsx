import {useNavbarMobileSidebar, useNavbarSecondaryMenu, useLocationChange} from '@docusaurus/theme-common/internal';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {revealCurrentPage} from '../Menu/revealCurrentPage';
import {tabStops, trapTab} from '../Menu/trapTab';
import sidebarMenu from '../Sidebar/menu.module.css';
import Header from './Header';
import PrimaryMenu from './PrimaryMenu';
import styles from './styles.module.css';

/**
 * The navbar's items and the docs sidebar on small screens: a modal dialog. The focus stays inside, Escape closes it, the
 * focus returns to the toggle, and every change of the route closes it.
 */
export default function MobileMenu(): ReactNode {
  const {shouldRender} = useNavbarMobileSidebar();
  return shouldRender && <MobileMenuDialog />;
}

function MobileMenuDialog(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (shown) {
      dialog?.showModal();
      // What is below doesn't scroll.
      document.documentElement.dataset['menu'] = 'open';
    } else {
      dialog?.close();
    }
    return () => {
      delete document.documentElement.dataset['menu'];
    };
  }, [shown]);

  // Again when the sidebar arrives: it may be later than a menu that was opened before the page was interactive.
  useEffect(() => {
    if (shown && panelRef.current) {
      revealCurrentPage(panelRef.current);
    }
  }, [shown, isSecondaryShown]);

  useEffect(() => {
    const dialog = dialogRef.current;
    const handleClick = (event: MouseEvent) => {
      if (event.target === dialog) {
        dialog?.close();
      }
    };
    const handleKeyDown = (event: KeyboardEvent) => dialog && trapTab(event, dialog);
    dialog?.addEventListener('click', handleClick);
    dialog?.addEventListener('keydown', handleKeyDown);
    return () => {
      dialog?.removeEventListener('click', handleClick);
      dialog?.removeEventListener('keydown', handleKeyDown);
    };
  }, []);

  useLocationChange(() => {
    if (shown) {
      toggle();
    }
  });

  // Going back to the main menu takes away the button that has the focus.
  const wasSecondaryShown = useRef(isSecondaryShown);
  useEffect(() => {
    if (shown && wasSecondaryShown.current && !isSecondaryShown && panelRef.current) {
      tabStops(panelRef.current)[0]?.focus();
    }
    wasSecondaryShown.current = isSecondaryShown;
  }, [shown, isSecondaryShown]);

  return (
    <dialog
      ref={dialogRef}
      id="navbar-mobile-menu"
      aria-label={translate({
        id: 'theme.navbar.mobileSidebar.ariaLabel',
        message: 'Navigation',
        description: 'The ARIA label of the mobile menu',
      })}
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, styles.dialog)}
      onClose={({currentTarget}) => {
        // The event comes late: by then, the reader may have opened the menu again.
        if (shown && !currentTarget.open) {
          toggle();
        }
      }}
    >
      <div className={styles.content}>
        <Header />
        <div
          ref={panelRef}
          className={clsx(
            ThemeClassNames.layout.navbar.mobileSidebar.panel,
            'menu thin-scrollbar',
            styles.panel,
            isSecondaryShown ? sidebarMenu.menu : styles.primary,
          )}
        >
          {isSecondaryShown ? <NavbarMobileSidebarSecondaryMenu /> : <PrimaryMenu />}
        </div>
      </div>
    </dialog>
  );
}
