import {useEffect, useState} from 'react';
import {isSlowConnection} from '../../../light-pages/client/isSlowConnection';
import {wordsOfPath} from './wordsOfPath';

export interface SimilarPage {
  path: string;
  title: string;
  /** The label of the category that the page is in; empty at the top level. */
  category: string;
}

const mostPages = 3;

/**
 * Finds pages whose titles and headings have the words of a path, with typos, in the site's own index.
 *
 * @param pathname - of an unknown page; empty to search nothing
 * @returns the best pages; none until they are found, if nothing is, or if the index can't be loaded
 */
export function useSimilarPages(pathname: string): readonly SimilarPage[] {
  const [pages, setPages] = useState<readonly SimilarPage[]>([]);
  useEffect(() => {
    const words = wordsOfPath(pathname);
    const controller = new AbortController();
    if (words !== '' && !isSlowConnection()) {
      // Without the index, the page still has a search field, which reports the failure.
      findPages(words, controller.signal).then(setPages, () => undefined);
    }
    return () => {
      controller.abort();
      setPages([]);
    };
  }, [pathname]);
  return pages;
}

async function findPages(words: string, signal: AbortSignal): Promise<SimilarPage[]> {
  const {connection} = await import(/* webpackChunkName: "on-request-similar" */ '../embedded/connection');
  const pages = new Map<string, SimilarPage>();
  // The first response is the one for titles and headings, which addresses are made of.
  for await (const {hits} of connection.search(words, signal)) {
    for (const {url, hierarchy_lvl0: category, hierarchy_lvl1: title} of hits) {
      const path = url.replace(/#.*/, '');
      if (title !== null && !pages.has(path)) {
        pages.set(path, {path, title, category: category ?? ''});
      }
    }
    break;
  }
  return [...pages.values()].slice(0, mostPages);
}
