import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isPlainClick} from '../../../src/lib/isPlainClick';
import {lacksSidebars, loadSidebars} from './docsSidebars';
import {isSlowConnection} from './isSlowConnection';

/** Elements that show that a reader is about to use the sidebar: the sidebar itself, and the mobile menu's button. */
const controls = '.theme-doc-sidebar-container, .theme-doc-sidebar-menu, .navbar__toggle';
const closedCategory = '.theme-doc-sidebar-item-category.menu__list-item--collapsed .menu__list-item-collapsible > *';

/** Clicked while the sidebars load. */
const waiting = new WeakSet<HTMLElement>();

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
    // Ignore a second click, made because nothing has happened yet: it would close the category again.
    if (waiting.has(control)) {
      return;
    }
    waiting.add(control);
    loadSidebars().then(
      () => control.click(),
      () => {
        document.removeEventListener('click', openWhenLoaded, true);
        control.click();
      },
    );
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', loadAhead);
  document.addEventListener('focusin', loadAhead);
  document.addEventListener('click', openWhenLoaded, true);
}
