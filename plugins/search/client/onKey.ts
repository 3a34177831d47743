import type {MutableRefObject} from 'react';
import {openSearch} from './openSearch';
import {isSlashEnabled} from './slashShortcut';

/** A dialog that has been requested but isn't open yet. */
export interface ComingDialog {
  /** The text typed for it so far, with a line break at its end for Enter. */
  typedRef: MutableRefObject<string>;
  /** Called when the reader cancels it. */
  onCancel: () => void;
}

/**
 * Handles a key while no dialog is open: Cmd/Ctrl+K and `/` open search, and text typed while a dialog loads is kept
 * for it.
 *
 * @param event - the key
 * @param coming - the dialog that is being loaded, if any
 */
export function onKey(event: KeyboardEvent, coming?: ComingDialog): void {
  const {key, metaKey, ctrlKey, altKey, shiftKey} = event;
  const isCommand = metaKey || ctrlKey;
  const text = key === 'Enter' ? '\n' : key;
  if (document.querySelector('.search-box[open]')) {
    return;
  }
  if (coming && key === 'Escape') {
    coming.onCancel();
  } else if (coming && key === 'Backspace') {
    coming.typedRef.current = coming.typedRef.current.slice(0, -1);
  } else if (coming && text.length === 1 && !isCommand) {
    coming.typedRef.current += text;
  } else if (
    // With Shift or Alt, it's another shortcut of the browser or an extension. On some keyboards, `/` needs Shift.
    isCommand
      ? key.toLowerCase() === 'k' && !altKey && !shiftKey
      : key === '/' && !altKey && !isTyping(event.target) && isSlashEnabled()
  ) {
    openSearch(coming?.typedRef.current);
  } else {
    return;
  }
  event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  // A select finds options by typed text.
  return target instanceof Element && target.matches(':read-write,select');
}
