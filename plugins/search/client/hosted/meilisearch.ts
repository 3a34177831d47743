import type {SearchProviderConfig} from '../../core/backend';
import type {SearchHit} from '../../core/types';
import type {Service} from './createHostedBackend';
import {isObject, textOf} from '../../core/untrusted';
import {type HitWithUrl, readMarks} from './readHits';

/** Parameters of every search, which the configuration can override. */
const parameters = {
  limit: 24,
  matchingStrategy: 'all',
  attributesToSearchOn: ['hierarchy_lvl1', 'hierarchy_lvl2', 'content'],
  attributesToHighlight: ['hierarchy_lvl0', 'hierarchy_lvl1', 'hierarchy_lvl2', 'content'],
  attributesToCrop: ['content'],
  cropLength: 24,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** Queries Meilisearch with `POST /indexes/{index}/search`. */
export function meilisearch({host, apiKey, indexName, searchParameters}: SearchProviderConfig): Service {
  return {
    url: `${host}/indexes/${encodeURIComponent(indexName)}/search`,
    headers: {authorization: `Bearer ${apiKey}`},
    body: (query) => ({...parameters, ...searchParameters, q: query}),
    readHit,
  };
}

function readHit(hit: HitWithUrl): SearchHit {
  const formatted = isObject(hit['_formatted']) ? hit['_formatted'] : {};
  return {
    hierarchy_lvl0: textOf(hit['hierarchy_lvl0']),
    hierarchy_lvl1: textOf(hit['hierarchy_lvl1']),
    hierarchy_lvl2: textOf(hit['hierarchy_lvl2']),
    url: hit.url,
    content: textOf(formatted['content']) ?? textOf(hit['content']),
    highlighted: {
      hierarchy_lvl1: readMarks(formatted['hierarchy_lvl1']),
      hierarchy_lvl2: readMarks(formatted['hierarchy_lvl2']),
      content: readMarks(formatted['content']),
    },
  };
}
