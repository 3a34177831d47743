import {createStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useEffect, useState} from 'react';
import type {SearchHistory} from '../../core/history';
import {parseHistory} from '../../core/history';

const slot = createStorageSlot('docs.search.history');

/**
 * Recent searches and favorites, stored and synchronized across tabs.
 *
 * @returns the history, and a function that changes it
 */
export function useSearchHistory(): [SearchHistory, (change: (history: SearchHistory) => SearchHistory) => void] {
  const [history, setHistory] = useState(() => parseHistory(slot.get()));
  useEffect(() => slot.listen(({newValue}) => setHistory(parseHistory(newValue))), []);
  const update = useCallback((change: (history: SearchHistory) => SearchHistory) => {
    slot.set(JSON.stringify(change(parseHistory(slot.get()))));
  }, []);
  return [history, update];
}
