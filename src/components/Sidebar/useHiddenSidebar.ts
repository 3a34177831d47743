import {createStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {type Dispatch, type SetStateAction, useCallback, useEffect, useState} from 'react';
import {hiddenSidebarKey} from '../../lib/hiddenSidebarKey';

const slot = createStorageSlot(hiddenSidebarKey);
const isStoredHidden = (): boolean => slot.get() === 'true';

/**
 * Whether the reader has hidden the sidebar, which storage remembers. The served page shows it; until hydration
 * `data-sidebar` on the html element hides it (plugins/before-hydration).
 *
 * @returns the state, and its setter
 */
export function useHiddenSidebar(): [boolean, Dispatch<SetStateAction<boolean>>] {
  const isBrowser = useIsBrowser();
  const [isHidden, setHidden] = useState(() => isBrowser && isStoredHidden());

  useIsomorphicLayoutEffect(() => setHidden(isStoredHidden()), []);

  useEffect(() => {
    if (isHidden) {
      document.documentElement.removeAttribute('data-sidebar');
    }
  }, [isHidden]);

  const change = useCallback(
    (action: SetStateAction<boolean>) => {
      const next = typeof action === 'function' ? action(isHidden) : action;
      setHidden(next);
      if (next) {
        slot.set('true');
      } else {
        slot.del();
      }
    },
    [isHidden],
  );

  return [isHidden, change];
}
