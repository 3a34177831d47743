import {createStorageSlot} from '@docusaurus/theme-common';
import {readReloadRecord, recordReload, writeReloadRecord} from '../core/reloadRecord';

const slot = createStorageSlot('docusaurus.reloaded', {persistence: 'sessionStorage'});

/**
 * Notes that the page was loaded at an address, so that {@link reloadOnce} does not load it there again.
 *
 * @param address - pathname in the address bar
 * @returns whether the address is new to this build, in this tab
 */
export function noteLoad(address: string): boolean {
  const record = recordReload(readReloadRecord(slot.get(), buildName()), address);
  if (record) {
    slot.set(writeReloadRecord(record));
  }
  return record !== null;
}

/**
 * Reloads the page, unless this build was reloaded at this address before, in this tab.
 *
 * @param address - pathname that is being navigated to, already in the address bar
 * @returns whether the page is about to be reloaded
 */
export function reloadOnce(address: string): boolean {
  const isNew = noteLoad(address);
  if (isNew) {
    window.location.reload();
  }
  return isNew;
}

/**
 * What tells this build from others: the name of the site's code, which is made from its content, and that holds the
 * names of all other scripts or of scripts that hold them (plugins/light-pages).
 */
function buildName(): string {
  return document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? '';
}
