import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isPlainClick} from '../../../src/lib/isPlainClick';
import {lacksSidebars, loadSidebars} from './docsSidebars';
import {isSlowConnection} from './isSlowConnection';

/** Elements that show that a reader is about to use the sidebar: the sidebar itself, and the mobile menu's button. */
const controls = '.theme-doc-sidebar-container, .theme-doc-sidebar-menu, .navbar__toggle';
const closedCategory = '.theme-doc-sidebar-item-category.menu__list-item--collapsed .menu__list-item-collapsible > *';

/** Categories clicked while the sidebars load, the last one last, each with the page that the reader had chosen by then. */
const waiting = new Map<HTMLElement, string>();

function loadAhead({target}: Event): void {
  if (lacksSidebars() && !isSlowConnection() && target instanceof Element && target.closest(controls)) {
    loadSidebars().catch(() => {});
  }
}

/** Delays opening a category until its items are loaded; if they can't be loaded, it still links to its page. */
function openWhenLoaded(event: MouseEvent): void {
  const {target} = event;
  const control = target instanceof Element ? target.closest<HTMLElement>(closedCategory) : null;
  if (control && lacksSidebars() && isPlainClick(event)) {
    event.preventDefault();
    event.stopPropagation();
    // A second click, made because nothing has happened yet, counts once: it would close the category again.
    waiting.delete(control);
    waiting.set(control, window.location.pathname);
    loadSidebars().then(openWaiting, () => {
      document.removeEventListener('click', openWhenLoaded, true);
      openWaiting();
    });
  }
}

/** Not those that were clicked before the reader went to another page: most categories are links, and would lead away again. */
function openWaiting(): void {
  const {pathname} = window.location;
  const clicked = [...waiting].filter(([, chosen]) => chosen === pathname);
  waiting.clear();
  clicked.forEach(([control]) => control.click());
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', loadAhead);
  document.addEventListener('focusin', loadAhead);
  document.addEventListener('click', openWhenLoaded, true);
}
