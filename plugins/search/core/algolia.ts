import type {SearchHit, SearchResponse, Segment} from './types';
import {readMarks} from './highlight';
import {type HitWithUrl, readHits} from './readHits';
import {isObject, textOf} from './untrusted';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Parameters of every query, which the configuration can override. The records come from the DocSearch crawler. */
export const algoliaParameters = {
  hitsPerPage: 24,
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:24'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/**
 * Reads the response of `POST /1/indexes/{index}/query`.
 *
 * @param body - the parsed body, not trusted
 * @returns the results; records without a URL are dropped
 * @throws TypeError if it isn't such a response
 */
export function readAlgoliaResponse(body: unknown): SearchResponse {
  return {hits: readHits(body, readHit), lacking: 'none'};
}

function readHit(hit: HitWithUrl): SearchHit {
  const hierarchy = isObject(hit['hierarchy']) ? hit['hierarchy'] : {};
  const marks = at(hit, '_highlightResult', 'hierarchy');
  const snippet = markedAt(hit, '_snippetResult', 'content');
  // The crawler stores a section's parent headings, too; the deepest one is its own.
  const heading = [...levels].reverse().find((level) => level > 'lvl1' && textOf(hierarchy[level]) !== null);
  return {
    hierarchy_lvl0: textOf(hierarchy['lvl0']),
    hierarchy_lvl1: textOf(hierarchy['lvl1']),
    hierarchy_lvl2: heading ? textOf(hierarchy[heading]) : null,
    url: hit.url,
    content: textOf(hit['content']),
    highlighted: {
      hierarchy_lvl1: markedAt(marks, 'lvl1'),
      hierarchy_lvl2: heading ? markedAt(marks, heading) : undefined,
      content: snippet,
    },
  };
}

function markedAt(value: unknown, ...path: string[]): Segment[] | undefined {
  const text = textOf(at(value, ...path, 'value'));
  return text === null ? undefined : readMarks(text);
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}
