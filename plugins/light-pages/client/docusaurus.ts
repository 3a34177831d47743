/**
 * Stands in for Docusaurus's client/docusaurus, which links call. Upstream prefetches every link in view, up to a hundred
 * files on a page; here nothing is loaded before a reader points at a link, touches it or reaches it by keyboard.
 */
import preload from '@docusaurus/core/lib/client/preload';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const loaded = new Set<string>();

function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

function preloadPage(pathname: string): void {
  if (!isSlowConnection() && !loaded.has(pathname)) {
    loaded.add(pathname);
    void preload(pathname);
  }
}

export default Object.freeze({prefetch: () => false, preload: preloadPage});
