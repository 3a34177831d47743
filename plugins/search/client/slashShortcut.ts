import {createStorageSlot} from '@docusaurus/theme-common';
import {slashShortcutKey} from '../../../src/lib/slashShortcutKey';

// One character alone opens search only as long as the reader has not switched it off (WCAG 2.1.4).
const slot = createStorageSlot(slashShortcutKey);

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
