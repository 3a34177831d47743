import type {SearchHit} from './types';
import {isObject} from './untrusted';

/** A result that says where it leads; nothing else is known of it. */
export type HitWithUrl = Readonly<Record<string, unknown>> & {readonly url: string};

/**
 * Reads the results that a search service responded with.
 *
 * @param body - the parsed body, not trusted
 * @param readHit - reads one result
 * @returns the results; those without a url are left out
 * @throws TypeError if the body has no list of results
 */
export function readHits(body: unknown, readHit: (hit: HitWithUrl) => SearchHit): SearchHit[] {
  const hits = isObject(body) ? body['hits'] : undefined;
  if (!Array.isArray(hits)) {
    throw new TypeError('The search service’s response has no hits');
  }
  return hits.filter(hasUrl).map((hit) => readHit(hit));
}

function hasUrl(hit: unknown): hit is HitWithUrl {
  return isObject(hit) && typeof hit['url'] === 'string';
}
