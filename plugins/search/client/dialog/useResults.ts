import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchBackend} from '../../core/backend';
import type {SearchResponse} from '../../core/types';

export interface Results {
  /** The query that the rest is about, empty before the first; while another is searched, what was found before stays. */
  query: string;
  response?: SearchResponse;
  /** Whether nothing could be found out, or not everything. */
  hasFailed: boolean;
  /** Whether nothing more will come. */
  isDone: boolean;
  /** Whether the reader has waited for longer than one takes for immediate. */
  isSlow: boolean;
}

/** Milliseconds. */
const longestImmediate = 250;
const nothing: Results = {query: '', hasFailed: false, isDone: true, isSlow: false};

/**
 * Searches as the reader types. A search changes nothing here until it answers or is slow, so that a letter renders the
 * modal once.
 *
 * @param backend - the engine
 * @returns the results, and a function that searches for what is typed, or again for the same
 */
export function useResults(backend: SearchBackend): [Results, (query: string) => void] {
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
  return [results, search];
}

async function follow(
  backend: SearchBackend,
  query: string,
  signal: AbortSignal,
  update: (next: (before: Results) => Results) => void,
): Promise<void> {
  try {
    for await (const response of backend.search(query, signal)) {
      update(({isSlow}) => ({query, response, hasFailed: false, isDone: false, isSlow}));
    }
    update(({response}) => ({query, response, hasFailed: false, isDone: true, isSlow: false}));
  } catch {
    // What the headings alone have found is better than nothing.
    update((before) => ({
      query,
      response: before.query === query ? before.response : undefined,
      hasFailed: true,
      isDone: true,
      isSlow: false,
    }));
  }
}
