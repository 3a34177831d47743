/** What is known of the page when it scrolls. Lengths in CSS pixels. */
export interface ScrollState {
  /** Distance of the viewport's top from the page's. Negative while a touch screen rubber-bands. */
  top: number;
  /** The same at the previous scroll event; `undefined` at the first. */
  previousTop: number | undefined;
  viewportHeight: number;
  documentHeight: number;
  navbarHeight: number;
}

/**
 * Whether a navbar that hides on scroll is to be seen after a scroll event.
 *
 * @param state - positions of this scroll event and the one before
 * @param visible - whether the navbar is to be seen now; kept when the page did not move
 * @returns true at the page's top and within a navbar's height of its end, otherwise whether the page moved up
 */
export function isNavbarVisibleAfterScroll(state: ScrollState, visible: boolean): boolean {
  const {top, previousTop, viewportHeight, documentHeight, navbarHeight} = state;
  if (top < navbarHeight || top + viewportHeight >= documentHeight - navbarHeight) {
    return true;
  }
  if (previousTop === undefined || top === previousTop) {
    return visible;
  }
  return top < previousTop;
}
