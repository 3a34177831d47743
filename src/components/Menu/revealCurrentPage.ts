/**
 * Scrolls the menu, and nothing else, so that the link to the current page is in the middle, unless it's already visible.
 *
 * @param menu - the element that scrolls; not scrolled if no link in it has `aria-current="page"`
 */
export function revealCurrentPage(menu: HTMLElement): void {
  const link = menu.querySelector<HTMLElement>('[aria-current="page"]');
  if (!link) {
    return;
  }
  const top = link.getBoundingClientRect().top - menu.getBoundingClientRect().top;
  if (top < 0 || top + link.offsetHeight > menu.clientHeight) {
    menu.scrollTop += top - (menu.clientHeight - link.offsetHeight) / 2;
  }
}
