import type {MutableRefObject} from 'react';
import {openSearch} from './openSearch';
import {isSlashEnabled} from './slashShortcut';

/** A dialog that is wanted and not open yet. */
export interface ComingDialog {
  /** What is typed into it so far; Enter is a line break at its end. */
  typedRef: MutableRefObject<string>;
  /** Called when the reader does not want it any more. */
  onCancel: () => void;
}

/**
 * Takes a key while no dialog is open: Cmd/Ctrl+K and `/` open search, and what is typed while a dialog loads is kept for
 * it.
 *
 * @param event - the key
 * @param coming - the dialog that is on its way, if any
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
    // With Shift or Alt it is another shortcut, of the browser or an extension; `/` may need Shift.
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
  // A select finds options by what is typed.
  return target instanceof Element && target.matches(':read-write,select');
}
