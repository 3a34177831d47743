const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex]';

/**
 * Lists the elements of a container that the Tab key reaches, in document order.
 *
 * @param container - element whose descendants are listed
 * @returns rendered, enabled elements that are neither inert nor excluded from the tab order
 */
export function tabStops(container: HTMLElement): HTMLElement[] {
  return Array.from(container.querySelectorAll<HTMLElement>(focusable)).filter(
    // Not checkVisibility(), which Safari lacks before 17.4.
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0 && !element.closest('[inert]'),
  );
}

/**
 * Traps the focus inside a container: wraps it around when Tab would leave the container at either end.
 *
 * @param event - the keydown event; its default action is prevented if the focus was wrapped
 * @param container - the modal element
 */
export function trapTab(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
  container: HTMLElement,
): void {
  if (event.key !== 'Tab') {
    return;
  }
  const stops = tabStops(container);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const focused = document.activeElement;
  if (focused === edge || !container.contains(focused) || focused === container) {
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  }
}
