import {onReaderEvent} from '../../../src/lib/readerEvents';

/** How long the layout has to be quiet before it counts as settled, in milliseconds. */
const quiet = 1000;

let release: (() => void) | undefined;

/**
 * Scrolls to a position, and again whenever the layout shifts, until the images and fonts that can shift it are loaded and the
 * layout has been quiet for a second, or until the reader scrolls. Only one position is held at a time.
 *
 * @param align - scrolls to the position, without animation
 */
export function holdScroll(align: () => void): void {
  release?.();

  let timer: number | undefined;
  const observer = new ResizeObserver(() => {
    align();
    waitForQuiet();
  });
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    ignoreReader();
    release = undefined;
  };
  const waitForQuiet = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => (isLoading() ? waitForQuiet() : stop()), quiet);
  };

  const ignoreReader = onReaderEvent(stop);
  release = stop;
  align();
  // The body is as high as the window.
  observer.observe(document.getElementById('__docusaurus') ?? document.body);
  waitForQuiet();
}

function isLoading(): boolean {
  return (
    document.readyState !== 'complete' ||
    document.fonts.status === 'loading' ||
    Array.from(document.images).some((image) => !image.complete && willLoad(image))
  );
}

/**
 * Lazy images load when they come near the viewport: browsers start up to 2500 px away. Those that aren't rendered, such as
 * the screenshots of the other color mode, never do.
 */
function willLoad(image: HTMLImageElement): boolean {
  const box = image.getClientRects().item(0);
  return image.loading !== 'lazy' || (box !== null && box.bottom > -2500 && box.top < window.innerHeight + 2500);
}
