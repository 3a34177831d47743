import type {SearchHit, SearchResponse, Segment} from '../../core/types';
import {isObject, textOf} from '../../core/untrusted';

/** A result that says where it leads; nothing else is known of it. */
export type HitWithUrl = Readonly<Record<string, unknown>> & {readonly url: string};

/**
 * Reads the results that a search service responded with.
 *
 * @param body - the parsed body, not trusted
 * @param readHit - reads one result
 * @returns the results; those without a URL are left out
 * @throws TypeError if the body has no list of results
 */
export function readHits(body: unknown, readHit: (hit: HitWithUrl) => SearchHit): SearchResponse {
  const hits = isObject(body) ? body['hits'] : undefined;
  if (!Array.isArray(hits)) {
    throw new TypeError('The search service’s response has no hits');
  }
  return {hits: hits.filter(hasUrl).map(readHit), lacking: 'none'};
}

function hasUrl(hit: unknown): hit is HitWithUrl {
  return isObject(hit) && typeof hit['url'] === 'string';
}

/**
 * Parses text in which a search service wrapped matches in `<mark>` and `</mark>`. Everything else, including other markup, is text.
 *
 * @param marked - for example a `_formatted` field of Meilisearch, not trusted
 * @returns the segments; an unclosed mark marks the rest. `undefined` for anything but a non-empty string
 */
export function readMarks(marked: unknown): Segment[] | undefined {
  const segments: Segment[] = [];
  let isMarked = false;
  for (const piece of textOf(marked)?.split(/(<\/?mark>)/) ?? []) {
    if (piece === '<mark>' || piece === '</mark>') {
      isMarked = piece === '<mark>';
    } else if (piece !== '') {
      segments.push({text: piece, marked: isMarked});
    }
  }
  return segments.length > 0 ? segments : undefined;
}
