import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useEffect, useRef} from 'react';

declare global {
  interface Window {
    /** Set by an inline script (../scripts.ts). Each function also stops recording, so that nothing happens twice. */
    early?: {
      buttons: () => HTMLElement[];
      keys: () => KeyboardEventInit[];
    };
  }
}

/**
 * Replays the button clicks and key presses from before the page was interactive. Use it in the outermost component,
 * whose effects run last.
 */
export function useEarlyEvents(): void {
  const isBrowser = useIsBrowser();
  const buttons = useRef<HTMLElement[]>([]);

  // Runs in the same task as the hydration, because React handles every later click itself.
  useIsomorphicLayoutEffect(() => {
    buttons.current = window.early?.buttons() ?? [];
  }, []);
  useEffect(() => {
    buttons.current.filter(({isConnected}) => isConnected).forEach((button) => button.click());
  }, []);
  // The key listeners belong to components that only render in the browser.
  useEffect(() => {
    if (isBrowser) {
      window.early?.keys().forEach((key) => document.body.dispatchEvent(new KeyboardEvent('keydown', key)));
    }
  }, [isBrowser]);
}
