/** The state of the page when a scroll event is fired. All lengths are in CSS pixels. */
export interface ScrollState {
  /** Scroll position. It's negative while Safari bounces back at the top of the page. */
  top: number;
  /** The same at the previous scroll event; `undefined` at the first. */
  previousTop: number | undefined;
  viewportHeight: number;
  documentHeight: number;
  navbarHeight: number;
}

/**
 * Decides whether a navbar that hides on scroll is visible after a scroll event.
 *
 * @param state - scroll positions at this event and the previous one
 * @param visible - whether the navbar is visible now; doesn't change if the scroll position hasn't changed
 * @returns true within a navbar's height of the page's top or end; otherwise, whether the reader scrolled up
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
