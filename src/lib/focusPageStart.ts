/** Id of the region with the skip link, which is the first element of every page. */
export const pageStartId = 'page-start';

/** Moves the focus to the start of the page without scrolling, so that the next press of Tab reaches the skip link. */
export function focusPageStart(): void {
  const start = document.getElementById(pageStartId);
  if (start) {
    moveFocus(start, {preventScroll: true});
  }
}

/**
 * Moves the focus to an element that isn't a tab stop. The element can be focused until the focus moves on.
 *
 * @param element - the element, whose `tabindex` is set and later removed
 * @param options - options of `element.focus()`
 */
export function moveFocus(element: HTMLElement, options?: FocusOptions): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  element.focus(options);
}
