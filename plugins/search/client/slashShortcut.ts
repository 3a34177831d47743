import {createStorageSlot} from '@docusaurus/theme-common';
import type {slashShortcutKey} from '../../../src/lib/slashShortcutKey';

// Readers can switch off the shortcut, as WCAG 2.1.4 requires for single characters. Only the type of the name is
// imported, because every page loads this module.
const slot = createStorageSlot('docs.search.slash' satisfies typeof slashShortcutKey);

export function isSlashEnabled(): boolean {
  return slot.get() !== 'off';
}

export function setSlashEnabled(isEnabled: boolean): void {
  if (isEnabled) {
    slot.del();
  } else {
    slot.set('off');
  }
}
