import {useEffect, useState} from 'react';
import {openSearch} from './openSearch';
import {isSlashEnabled} from './slashShortcut';

/**
 * Opens search by Cmd/Ctrl+K, and by `/` where the reader has not switched that off.
 *
 * @param isOpen - whether a dialog is open, in which the keys mean something else
 * @returns the keys as shown on this reader's keyboard
 */
export function useShortcuts(isOpen: boolean): string {
  const [isMac] = useState(() => /mac|iphone|ipad/i.test(navigator.platform));
  useEffect(() => {
    if (isOpen) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const isCombination = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isSlash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target);
      if (isCombination || (isSlash && isSlashEnabled())) {
        event.preventDefault();
        openSearch();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  return isMac ? '⌘ K' : 'Ctrl K';
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}
