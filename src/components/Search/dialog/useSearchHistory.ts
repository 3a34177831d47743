import {createStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useEffect, useState} from 'react';
import type {SearchHistory} from '../../../lib/search/history';
import {parseHistory} from '../../../lib/search/history';

const slot = createStorageSlot('docs.search.history');

/** What storage could not take: it then lasts for the page view. */
let unstored: SearchHistory | undefined;

function latest(): SearchHistory {
  return unstored ?? parseHistory(slot.get());
}

function store(history: SearchHistory): void {
  const value = JSON.stringify(history);
  slot.set(value);
  unstored = slot.get() === value ? undefined : history;
}

/**
 * Recent searches and favourites, kept in storage and in step with other tabs.
 *
 * @returns the history, and a function that changes it
 */
export function useSearchHistory(): [SearchHistory, (change: (history: SearchHistory) => SearchHistory) => void] {
  const [history, setHistory] = useState(latest);
  useEffect(
    () =>
      slot.listen(({newValue}) => {
        unstored = undefined;
        setHistory(parseHistory(newValue));
      }),
    [],
  );
  const update = useCallback((change: (history: SearchHistory) => SearchHistory) => {
    const next = change(latest());
    store(next);
    setHistory(next);
  }, []);
  return [history, update];
}
