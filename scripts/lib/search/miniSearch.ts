import MiniSearch from 'minisearch';
import {gzipSync} from 'node:zlib';
import type {PageRecord} from '../../../plugins/search/core/types';

/** What is looked up, and how much a match there counts: as much as in our own engine, roughly. */
const boost = {title: 4, heading: 3, keywords: 3, tags: 2, text: 1, code: 1};

export interface PageSearch {
  /** @returns paths of pages, best first */
  search: (query: string) => string[];
  /** Of the index as a reader would load it, compressed with gzip. */
  bytes: number;
}

/** MiniSearch over the same records, by section, with the prefixes and slips of the hand that its README recommends. */
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
        // They are the page's: counted with each of its sections they would fill the index.
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
