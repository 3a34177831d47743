/** How long the layout has to be quiet before it counts as settled, in milliseconds. */
const quiet = 1000;

/** What a reader does to scroll, or to work with the page: from then on the scroll position is theirs. */
const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls back once, when the reader begins to scroll or to work with the page.
 *
 * @returns ends the waiting
 */
export function onReaderEvent(callback: () => void): () => void {
  const stop = () => readerEvents.forEach((type) => window.removeEventListener(type, act, {capture: true}));
  const act = () => {
    stop();
    callback();
  };
  readerEvents.forEach((type) => window.addEventListener(type, act, {capture: true, passive: true}));
  return stop;
}

let release: (() => void) | undefined;

/**
 * Scrolls, and scrolls again whenever the layout shifts, until the images and fonts that can shift it are there and the
 * layout has been quiet for a second, or until the reader takes over. Only one position is held at a time.
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

/** A lazy image loads when it comes near: browsers begin up to 2500 px away. */
function willLoad(image: HTMLImageElement): boolean {
  const {top, bottom} = image.getBoundingClientRect();
  return image.loading !== 'lazy' || (bottom > -2500 && top < window.innerHeight + 2500);
}
