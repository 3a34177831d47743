import {createStorageSlot} from '@docusaurus/theme-common';
import {forgetReload, readReloadRecord, recordReload, writeReloadRecord, type ReloadRecord} from '../core/reloadRecord';

const slot = createStorageSlot('docusaurus.reloaded', {persistence: 'sessionStorage'});

/**
 * Records that the page was loaded at a URL, so that {@link reloadOnce} doesn't reload it there again.
 *
 * @param pathname - as in the address bar
 * @returns whether the URL isn't in this tab's record yet
 */
export function noteLoad(pathname: string): boolean {
  return update((record) => recordReload(record, pathname));
}

/** Records that the page at a URL was loaded completely, so it may be reloaded again after the next deploy. */
export function noteSuccess(pathname: string): void {
  update((record) => forgetReload(record, pathname));
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

/** @returns whether there was a change */
function update(change: (record: ReloadRecord) => ReloadRecord | null): boolean {
  const record = change(readReloadRecord(slot.get(), buildName()));
  if (record) {
    slot.set(writeReloadRecord(record));
  }
  return record !== null;
}

/** Identifies the site's code by its file name, which has a hash of its content. */
function buildName(): string {
  return document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? '';
}
