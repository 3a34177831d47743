/** Events that only a reader causes. `scroll` isn't among them, because scripts, anchors and late images cause it, too. */
const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls a function whenever the reader starts to scroll or to use the page.
 *
 * @returns a function that removes the listeners
 */
export function onReaderEvent(callback: () => void): () => void {
  const options = {capture: true, passive: true};
  readerEvents.forEach((type) => window.addEventListener(type, callback, options));
  return () => readerEvents.forEach((type) => window.removeEventListener(type, callback, options));
}
