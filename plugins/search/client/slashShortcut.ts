import {createStorageSlot} from '@docusaurus/theme-common';
import type {slashShortcutKey} from '../../../src/lib/slashShortcutKey';

// One character alone opens search only as long as the reader has not switched it off (WCAG 2.1.4).
// Only the type of the name is shared: each page loads this.
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
