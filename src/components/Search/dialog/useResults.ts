import {useEffect, useState} from 'react';
import type {SearchBackend, SearchErrorReason} from '../../../lib/search/backend';
import type {SearchResponse} from '../../../lib/search/types';
import {SearchError} from '../../../lib/search/backend';

export interface Results {
  /** The query that the rest is about; while another is searched, what was found before stays. */
  query: string;
  response?: SearchResponse;
  error?: SearchErrorReason;
  /** Whether more may come. */
  isSearching: boolean;
}

/**
 * Searches as the reader types.
 *
 * @param backend - the engine
 * @param query - what is typed, trimmed
 * @param attempt - changed to search the same again
 */
export function useResults(backend: SearchBackend, query: string, attempt: number): Results {
  const [found, setFound] = useState<Found>({query: '', attempt, isDone: true});
  useEffect(() => {
    if (query === '') {
      return undefined;
    }
    const controller = new AbortController();
    const update = (next: (before: Found) => Omit<Found, 'query' | 'attempt'>): void => {
      if (!controller.signal.aborted) {
        setFound((before) => ({...next(before), query, attempt}));
      }
    };
    void follow(backend, query, controller.signal, update);
    return () => controller.abort();
  }, [backend, query, attempt]);
  const {isDone, ...results} = found;
  return {...results, isSearching: query !== '' && !(isDone && found.query === query && found.attempt === attempt)};
}

interface Found extends Omit<Results, 'isSearching'> {
  attempt: number;
  isDone: boolean;
}

async function follow(
  backend: SearchBackend,
  query: string,
  signal: AbortSignal,
  update: (next: (before: Found) => Omit<Found, 'query' | 'attempt'>) => void,
): Promise<void> {
  try {
    for await (const response of backend.search(query, signal)) {
      update(() => ({response, isDone: false}));
    }
    update(({response}) => ({response, isDone: true}));
  } catch (error) {
    const reason = error instanceof SearchError ? error.reason : 'unavailable';
    // What the headings alone have found is better than nothing.
    update((before) => ({response: before.query === query ? before.response : undefined, error: reason, isDone: true}));
  }
}
