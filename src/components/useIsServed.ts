import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useState, type RefObject} from 'react';

/**
 * Tracks whether hydration kept an element's served content.
 *
 * @param ref - of the element with the served content
 * @returns whether the element shows what the server rendered, and a function to call when it no longer does. It's false
 *   after a navigation, and if React gave up on hydrating the page, which leaves the element empty
 */
export function useIsServed(ref: RefObject<Element>): [isServed: boolean, giveUp: () => void] {
  const isBrowser = useIsBrowser();
  const [isServed, setIsServed] = useState(!isBrowser);
  const giveUp = useCallback(() => setIsServed(false), []);

  useEffect(() => {
    if (isServed && !ref.current?.firstChild) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- only the DOM tells whether there's any content
      giveUp();
    }
  }, [giveUp, isServed, ref]);

  return [isServed, giveUp];
}
