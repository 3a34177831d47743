/** What a reader does to scroll, or to work with the page: unlike a script, an anchor or a late image. */
const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls back when the reader begins to scroll or to work with the page.
 *
 * @returns ends the calls
 */
export function onReaderEvent(callback: () => void): () => void {
  const options = {capture: true, passive: true};
  readerEvents.forEach((type) => window.addEventListener(type, callback, options));
  return () => readerEvents.forEach((type) => window.removeEventListener(type, callback, options));
}
