import {createStorageSlot} from '@docusaurus/theme-common';

/** The version of the site's code, then the URLs that were loaded because their code couldn't be, one per line. */
const slot = createStorageSlot('docusaurus.reloaded', {persistence: 'sessionStorage'});

/**
 * Records that the page was loaded at a URL, so that {@link reloadOnce} doesn't reload it there again.
 *
 * @param pathname - as in the address bar
 * @returns whether the URL isn't in this tab's record yet
 */
export function noteLoad(pathname: string): boolean {
  const loaded = readLoaded();
  const isNew = !loaded.has(pathname);
  if (isNew) {
    write(loaded.add(pathname));
  }
  return isNew;
}

/** Records that the page at a URL was loaded completely, so it may be reloaded again after the next deploy. */
export function noteSuccess(pathname: string): void {
  const loaded = readLoaded();
  if (loaded.delete(pathname)) {
    write(loaded);
  }
}

/**
 * Reloads the page, unless it was already reloaded at this URL in this tab, and hasn't been loaded completely since.
 *
 * @param pathname - of the page that is being navigated to, already in the address bar
 * @returns whether the page is about to be reloaded
 */
export function reloadOnce(pathname: string): boolean {
  const isNew = noteLoad(pathname);
  if (isNew) {
    window.location.reload();
  }
  return isNew;
}

/** A record of other code is ignored, so after a deploy that changed it, every URL can be reloaded once more. */
function readLoaded(): Set<string> {
  const [build, ...pathnames] = slot.get()?.split('\n') ?? [];
  return new Set(build === buildName() ? pathnames : []);
}

function write(pathnames: ReadonlySet<string>): void {
  slot.set([buildName(), ...pathnames].join('\n'));
}

/** Identifies the site's code by its file name, which has a hash of its content. */
function buildName(): string {
  return document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? '';
}
