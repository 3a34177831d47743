import type {SearchProviderConfig} from '../../core/backend';
import type {SearchHit, Segment} from '../../core/types';
import type {Service} from './createHostedBackend';
import {isObject, textOf} from '../../core/untrusted';
import {type HitWithUrl, readMarks} from './readHits';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Parameters of every query, which the configuration can override. The records come from the DocSearch crawler. */
const parameters = {
  hitsPerPage: 24,
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:24'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** Queries Algolia with `POST /1/indexes/{index}/query`. */
export function algolia({host, appId, apiKey, indexName, searchParameters}: SearchProviderConfig): Service {
  return {
    url: `${host || `https://${appId}-dsn.algolia.net`}/1/indexes/${encodeURIComponent(indexName)}/query`,
    headers: {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey},
    body: (query) => ({...parameters, ...searchParameters, query}),
    readHit,
  };
}

function readHit(hit: HitWithUrl): SearchHit {
  const hierarchy = isObject(hit['hierarchy']) ? hit['hierarchy'] : {};
  // The crawler stores a section's parent headings, too; the deepest one is its own.
  const heading = [...levels].reverse().find((level) => level > 'lvl1' && textOf(hierarchy[level]) !== null);
  return {
    hierarchy_lvl0: textOf(hierarchy['lvl0']),
    hierarchy_lvl1: textOf(hierarchy['lvl1']),
    hierarchy_lvl2: heading ? textOf(hierarchy[heading]) : null,
    url: hit.url,
    content: textOf(hit['content']),
    highlighted: {
      hierarchy_lvl1: marksAt(hit, '_highlightResult', 'hierarchy', 'lvl1'),
      hierarchy_lvl2: heading && marksAt(hit, '_highlightResult', 'hierarchy', heading),
      content: marksAt(hit, '_snippetResult', 'content'),
    },
  };
}

function marksAt(hit: HitWithUrl, ...path: string[]): Segment[] | undefined {
  return readMarks([...path, 'value'].reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), hit));
}
