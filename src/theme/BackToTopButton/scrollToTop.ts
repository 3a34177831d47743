import {nextScrollPosition} from '../../lib/easedScroll';
import {onReaderEvent} from '../../lib/readerEvents';

/**
 * Scrolls to the top of the page: without animation under reduced motion, natively if the page's style asks for smooth
 * scrolling, otherwise with our own animation.
 */
export function scrollToTop(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({top: 0, behavior: 'instant'});
  } else if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
    window.scrollTo({top: 0, behavior: 'smooth'});
  } else {
    animate();
  }
}

function animate(): void {
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    ignoreReader();
  };
  const step = () => {
    const next = nextScrollPosition(window.scrollY, 0);
    window.scrollTo({top: next, behavior: 'instant'});
    if (next > 0) {
      frame = requestAnimationFrame(step);
    } else {
      stop();
    }
  };
  const ignoreReader = onReaderEvent(stop);
  frame = requestAnimationFrame(step);
}
