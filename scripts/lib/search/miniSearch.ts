import MiniSearch from 'minisearch';
import {gzipSync} from 'node:zlib';
import type {PageRecord} from '../../../plugins/search/core/types';

/** Searched fields and their weights, roughly those of our own engine. */
const boost = {title: 4, heading: 3, keywords: 3, tags: 2, text: 1, code: 1};

export interface PageSearch {
  /** @returns paths of pages, best first */
  search: (query: string) => string[];
  /** Size of the index as a reader would load it, compressed with gzip. */
  bytes: number;
}

/**
 * Creates a MiniSearch index of the same records, by section, with the prefix and fuzzy matching that its README
 * recommends.
 */
export function createMiniSearch(records: readonly PageRecord[]): PageSearch {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    searchOptions: {boost, prefix: true, fuzzy: 0.2},
  });
  records.forEach(({title, keywords, tags, sections}, page) =>
    index.addAll(
      sections.map(({heading, text, samples}, section) => ({
        id: `${page}:${section}`,
        title,
        heading,
        // These belong to the page. Repeating them in each of its sections would inflate the index.
        ...(section === 0 && {keywords: keywords.join(' '), tags: tags.join(' ')}),
        text,
        code: samples.map(({code}) => code).join('\n'),
      })),
    ),
  );
  return {
    search: (query) => {
      const pages = index.search(query).map(({id}) => Number.parseInt(String(id), 10));
      return [...new Set(pages)].map((page) => records[page]?.path ?? '');
    },
    bytes: gzipSync(JSON.stringify(index)).length,
  };
}
