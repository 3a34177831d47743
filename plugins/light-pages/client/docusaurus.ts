/**
 * Replaces Docusaurus's client/docusaurus, which links call. Upstream prefetches every link in view, up to a hundred
 * files on a page. Here, nothing is prefetched before a reader points at a link, touches it or focuses it. Readers
 * who did are about to navigate, so from then on, links that are scrolled into view are prefetched, too, one after another.
 */
import preload from '@docusaurus/core/lib/client/preload';
import {isSlowConnection} from './isSlowConnection';

const loaded = new Set<string>();
/** The page on which the reader last showed intent. */
let intentAt: string | undefined;
let lastInView: Promise<unknown> = Promise.resolve();

/** Called with links that the reader points at, touches or focuses. */
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

/** Removes query and fragment, which aren't part of routes. */
function pathnameOf(target: string): string {
  return new URL(target, window.location.href).pathname;
}

/** A page that can't be loaded isn't an error yet: following its link loads it again, and shows the failure. */
async function load(pathname: string): Promise<void> {
  // Links to sections of the current page need nothing.
  if (!isSlowConnection() && !loaded.has(pathname) && pathname !== window.location.pathname) {
    loaded.add(pathname);
    await preload(pathname).catch(() => loaded.delete(pathname));
  }
}

export default Object.freeze({prefetch: preloadInView, preload: preloadPage});
