// Ejected: a modal dialog (focus stays inside, Escape closes, focus returns to the toggle) that closes on every route
// change. Stock is a sliding panel that leaves the page behind it reachable.
import {useNavbarMobileSidebar, useNavbarSecondaryMenu, useLocationChange} from '@docusaurus/theme-common/internal';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {tabStops, trapTab} from '../../../components/Menu/trapTab';
import {revealCurrentPage} from '../../../components/Menu/revealCurrentPage';
import styles from './styles.module.css';

export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender} = useNavbarMobileSidebar();
  return shouldRender && <MobileSidebarDialog />;
}

function MobileSidebarDialog(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (shown) {
      dialog?.showModal();
    } else {
      dialog?.close();
    }
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
      onClose={() => {
        if (shown) {
          toggle();
        }
      }}
    >
      <div className={styles.content}>
        <NavbarMobileSidebarHeader />
        <div
          ref={panelRef}
          className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'menu thin-scrollbar', styles.panel)}
        >
          {isSecondaryShown ? <NavbarMobileSidebarSecondaryMenu /> : <NavbarMobileSidebarPrimaryMenu />}
        </div>
      </div>
    </dialog>
  );
}
