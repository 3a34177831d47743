import {createStorageSlot} from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {type Dispatch, type SetStateAction, useCallback, useEffect} from 'react';
import {hiddenSidebarKey} from '../../lib/hiddenSidebarKey';

const slot = createStorageSlot(hiddenSidebarKey);

/**
 * Stores whether the reader has hidden the sidebar. The served page shows it; until hydration, `data-sidebar` on the html element
 * hides it (plugins/before-hydration).
 *
 * @param isHidden - the state
 * @param setHidden - its setter, which is called with what is stored when the sidebar first appears
 * @returns a function that hides or shows the sidebar and stores it
 */
export function useStoredVisibility(isHidden: boolean, setHidden: Dispatch<SetStateAction<boolean>>): () => void {
  useIsomorphicLayoutEffect(() => setHidden(slot.get() === 'true'), [setHidden]);

  useEffect(() => {
    // Also if the reader has shown the sidebar again in another tab; otherwise, no button would bring it back. While the
    // state isn't yet what is stored, the attribute stays.
    if (isHidden || slot.get() !== 'true') {
      document.documentElement.removeAttribute('data-sidebar');
    }
  }, [isHidden]);

  return useCallback(() => {
    setHidden(!isHidden);
    if (isHidden) {
      slot.del();
    } else {
      slot.set('true');
    }
  }, [isHidden, setHidden]);
}
