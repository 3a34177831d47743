/**
 * Stands in for Docusaurus's client/docusaurus, which links call. Upstream prefetches every link in view, up to a hundred
 * files on a page. Here nothing is loaded before a reader points at a link, touches it or reaches it by keyboard. Readers
 * who did are about to go somewhere: from then on, links that are scrolled into view are loaded too, one after another.
 */
import preload from '@docusaurus/core/lib/client/preload';
import {isSlowConnection} from './isSlowConnection';

const loaded = new Set<string>();
/** The page on which the reader showed intent last. */
let intentAt: string | undefined;
let lastInView: Promise<unknown> = Promise.resolve();

/** Called with links that the reader points at, touches or reaches by keyboard. */
function preloadPage(target: string): void {
  intentAt = window.location.pathname;
  void load(pathnameOf(target));
}

/** Called once with each link that comes into view. */
function preloadInView(target: string): void {
  if (intentAt === window.location.pathname) {
    const pathname = pathnameOf(target);
    lastInView = lastInView.then(() => load(pathname));
  }
}

/** Routes know neither the query nor the fragment that a link may end with. */
function pathnameOf(target: string): string {
  return new URL(target, window.location.href).pathname;
}

async function load(pathname: string): Promise<void> {
  // Links to sections of the page that's shown need nothing.
  if (!isSlowConnection() && !loaded.has(pathname) && pathname !== window.location.pathname) {
    loaded.add(pathname);
    await preload(pathname);
  }
}

export default Object.freeze({prefetch: preloadInView, preload: preloadPage});
