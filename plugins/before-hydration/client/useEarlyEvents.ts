import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useEffect, useRef} from 'react';

declare global {
  interface Window {
    /** Set by an inline script (../scripts.ts). Each function ends the keeping, so that nothing happens twice. */
    early?: {
      buttons: () => HTMLElement[];
      keys: () => KeyboardEventInit[];
    };
  }
}

/**
 * Does what the reader did while the page wasn't interactive yet: presses the same buttons and keys. For the outermost
 * component, whose effects come last.
 */
export function useEarlyEvents(): void {
  const isBrowser = useIsBrowser();
  const buttons = useRef<HTMLElement[]>([]);

  // In the same task as the hydration: from here on, React sees every press itself.
  useIsomorphicLayoutEffect(() => {
    buttons.current = window.early?.buttons() ?? [];
  }, []);
  useEffect(() => {
    buttons.current.filter(({isConnected}) => isConnected).forEach((button) => button.click());
  }, []);
  // Keys are listened to by what is only rendered in the browser.
  useEffect(() => {
    if (isBrowser) {
      window.early?.keys().forEach((key) => document.body.dispatchEvent(new KeyboardEvent('keydown', key)));
    }
  }, [isBrowser]);
}
