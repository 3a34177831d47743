/** Id of the element that a page is read from. */
export const pageStartId = 'page-start';

/** Moves the focus to the start of the page, without scrolling: the next Tab reaches the skip link. */
export function focusPageStart(): void {
  const start = document.getElementById(pageStartId);
  if (start) {
    moveFocus(start, {preventScroll: true});
  }
}

/**
 * Moves the focus to an element that isn't a tab stop, until the focus moves on.
 *
 * @param element - of the page
 * @param options - of `focus`
 */
export function moveFocus(element: HTMLElement, options?: FocusOptions): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  element.focus(options);
}
