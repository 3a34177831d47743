import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isPlainClick} from '../../../src/lib/isPlainClick';
import {lacksSidebars, loadSidebars} from './docsSidebars';
import {isSlowConnection} from './isSlowConnection';

/** What a reader is about to use the sidebar with: itself, on the page or in the mobile menu, and the menu's button. */
const controls = '.theme-doc-sidebar-container, .theme-doc-sidebar-menu, .navbar__toggle';
const closedCategory = '.theme-doc-sidebar-item-category.menu__list-item--collapsed .menu__list-item-collapsible > *';

/** Pressed while the sidebars load. */
const waiting = new WeakSet<HTMLElement>();

function loadAhead({target}: Event): void {
  if (lacksSidebars() && !isSlowConnection() && target instanceof Element && target.closest(controls)) {
    loadSidebars().catch(() => {});
  }
}

/** Lets a category wait for its items; without them, when they can't be loaded, it still leads to its page. */
function openWhenLoaded(event: MouseEvent): void {
  const {target} = event;
  const control = target instanceof Element ? target.closest<HTMLElement>(closedCategory) : null;
  if (control && lacksSidebars() && isPlainClick(event)) {
    event.preventDefault();
    event.stopPropagation();
    // A second press, because nothing happened yet, would close the category again.
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
