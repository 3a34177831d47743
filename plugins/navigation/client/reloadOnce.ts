import {createStorageSlot} from '@docusaurus/theme-common';
import {readReloadRecord, recordReload, writeReloadRecord} from '../core/reloadRecord';

const slot = createStorageSlot('docusaurus.reloaded', {persistence: 'sessionStorage'});

/**
 * Records that the page was loaded at a URL, so that {@link reloadOnce} doesn't reload it there again.
 *
 * @param pathname - as in the address bar
 * @returns whether the URL is new to this build, in this tab
 */
export function noteLoad(pathname: string): boolean {
  const record = recordReload(readReloadRecord(slot.get(), buildName()), pathname);
  if (record) {
    slot.set(writeReloadRecord(record));
  }
  return record !== null;
}

/**
 * Reloads the page, unless this build was already reloaded at this URL in this tab.
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

/**
 * Identifies this build by the file name of the site's code. It's a hash of the content, which directly or indirectly contains
 * the names of all other scripts (plugins/light-pages).
 */
function buildName(): string {
  return document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? '';
}
