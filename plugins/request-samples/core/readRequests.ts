import type {FenceMeta} from '../../../src/lib/code/parseMeta';
import type {RequestFence} from './types';

/** A fence of a page, independent of how it was parsed. */
export interface FenceText {
  lang: string;
  meta: FenceMeta;
  text: string;
}

/**
 * Finds the requests among the fences of a page, each with what the fence below it says about the response.
 *
 * @param fences - all of them, in order
 * @returns the request for each fence; `undefined` if it isn't one or has only one form
 */
export function readRequests(fences: readonly FenceText[]): Array<RequestFence | undefined> {
  return fences.map(({lang, meta, text}, index) => {
    if (lang !== 'http' || !isDerivable(meta)) {
      return undefined;
    }
    const next = fences[index + 1];
    const response = next && isResponse(next) ? next : undefined;
    const status = Number((response?.meta ?? meta).values.status ?? 200);
    return {text: text.trim(), status, body: response && bodyKind(response.text)};
  });
}

export function isResponse({lang, meta}: FenceText): boolean {
  return lang === 'json' && meta.flags.has('response');
}

/**
 * Whether other forms are derived from an `http` fence. They aren't for Strapi 4 requests (`v4`), for unchecked
 * requests (`no-check="…"`), whose forms couldn't be checked either, and for those marked `http-only`.
 */
function isDerivable({flags, values}: FenceMeta): boolean {
  return !flags.has('v4') && !flags.has('http-only') && values['no-check'] === undefined;
}

/** Pages show a body that isn't JSON as a JSON string. */
function bodyKind(text: string): 'json' | 'text' {
  return text.trimStart().startsWith('"') ? 'text' : 'json';
}
