import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchBackend} from '../../core/backend';
import type {SearchResponse} from '../../core/types';
import {keepChosen} from './keepChosen';

export interface Results {
  /**
   * The query that the results are for; empty before the first one. While another query is searched, the previous
   * results stay.
   */
  query: string;
  response?: SearchResponse;
  /** URL of the result that the reader chose among those of this query, with the arrow keys or the mouse. */
  chosen?: string;
  /** Whether the search failed, in whole or in part. */
  hasFailed: boolean;
  /** Whether the results are final. */
  isDone: boolean;
  /** Whether the reader has waited for a noticeable time. */
  isSlow: boolean;
}

/** In milliseconds. */
const longestImmediate = 250;
const nothing: Results = {query: '', hasFailed: false, isDone: true, isSlow: false};

/**
 * Searches while the reader types. State only changes when results arrive or the search is slow, so that each keystroke
 * renders the modal once.
 *
 * @param backend - the engine
 * @returns the results, a function that searches for a text, or for the same text again, and one that makes a result
 *   the chosen one, given its URL
 */
export function useResults(backend: SearchBackend): [Results, (query: string) => void, (url: string) => void] {
  const [results, setResults] = useState(nothing);
  const running = useRef<AbortController>();
  const search = useCallback(
    (text: string) => {
      const query = text.trim();
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      if (query === '') {
        setResults(nothing);
        return;
      }
      const update = (next: (before: Results) => Results): void => {
        if (!controller.signal.aborted) {
          setResults(next);
        }
      };
      const timer = setTimeout(() => update((before) => ({...before, isDone: false, isSlow: true})), longestImmediate);
      void follow(backend, query, controller.signal, update).finally(() => clearTimeout(timer));
    },
    [backend],
  );
  useEffect(() => () => running.current?.abort(), []);
  const choose = useCallback((chosen: string) => setResults((before) => ({...before, chosen})), []);
  return [results, search, choose];
}

async function follow(
  backend: SearchBackend,
  query: string,
  signal: AbortSignal,
  update: (next: (before: Results) => Results) => void,
): Promise<void> {
  try {
    for await (const response of backend.search(query, signal)) {
      update((before) => ({...receive(before, query, response), hasFailed: false, isDone: false}));
    }
    update((before) => ({...before, query, hasFailed: false, isDone: true, isSlow: false}));
  } catch {
    // Results from the headings alone are better than none.
    update((before) => ({
      ...(before.query === query ? before : nothing),
      query,
      hasFailed: true,
      isDone: true,
      isSlow: false,
    }));
  }
}

function receive(before: Results, query: string, response: SearchResponse): Results {
  return before.query === query
    ? {...before, response: {...response, hits: keepChosen(before.chosen, before.response?.hits ?? [], response.hits)}}
    : {...before, query, response, chosen: undefined};
}
