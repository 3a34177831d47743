import type {SearchHit, SearchResponse, Segment} from './types';
import {readMarks} from './highlight';
import {type HitWithUrl, readHits} from './readHits';
import {isObject, textOf} from './untrusted';

/** Parameters of every search, which the configuration can override. */
export const meilisearchParameters = {
  limit: 24,
  matchingStrategy: 'all',
  attributesToSearchOn: ['hierarchy_lvl1', 'hierarchy_lvl2', 'content'],
  attributesToHighlight: ['hierarchy_lvl0', 'hierarchy_lvl1', 'hierarchy_lvl2', 'content'],
  attributesToCrop: ['content'],
  cropLength: 24,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/**
 * Reads the response of `POST /indexes/{index}/search`.
 *
 * @param body - the parsed body, not trusted
 * @returns the results; documents without a URL are dropped
 * @throws TypeError if it isn't such a response
 */
export function readMeilisearchResponse(body: unknown): SearchResponse {
  return {hits: readHits(body, readHit), lacking: 'none'};
}

function readHit(hit: HitWithUrl): SearchHit {
  const formatted = isObject(hit['_formatted']) ? hit['_formatted'] : {};
  const marked = (field: string): Segment[] | undefined => {
    const value = textOf(formatted[field]);
    return value === null ? undefined : readMarks(value);
  };
  return {
    hierarchy_lvl0: textOf(hit['hierarchy_lvl0']),
    hierarchy_lvl1: textOf(hit['hierarchy_lvl1']),
    hierarchy_lvl2: textOf(hit['hierarchy_lvl2']),
    url: hit.url,
    content: textOf(formatted['content']) ?? textOf(hit['content']),
    highlighted: {
      hierarchy_lvl1: marked('hierarchy_lvl1'),
      hierarchy_lvl2: marked('hierarchy_lvl2'),
      content: marked('content'),
    },
  };
}
