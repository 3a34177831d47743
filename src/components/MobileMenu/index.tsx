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
 * A modal dialog with the navbar's items and the docs sidebar on small screens. It traps the focus and returns it to the
 * toggle. Escape and every route change close it.
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
      // Prevents the page behind from scrolling.
      document.documentElement.dataset['menu'] = 'open';
    } else {
      dialog?.close();
    }
    return () => {
      delete document.documentElement.dataset['menu'];
    };
  }, [shown]);

  // Also when the sidebar is loaded, which may be after the menu was opened before hydration.
  useEffect(() => {
    if (shown && panelRef.current) {
      revealCurrentPage(panelRef.current);
    }
  }, [shown, isSecondaryShown]);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) {
      return;
    }
    // A click that begins in the menu and ends on the backdrop has the dialog as its target, too.
    let pressed: EventTarget | null;
    dialog.onpointerdown = ({target}) => {
      pressed = target;
    };
    dialog.onclick = ({target}) => {
      if (target === dialog && pressed === dialog) {
        dialog.close();
      }
    };
    dialog.onkeydown = (event) => trapTab(event, dialog);
  }, []);

  useLocationChange(() => {
    if (shown) {
      toggle();
    }
  });

  // Going back to the main menu removes the button that has the focus.
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
        // The event is asynchronous: by then, the reader may have reopened the menu.
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
