import type {FenceMeta} from '../../../src/lib/code/parseMeta';
import type {RequestFence} from './types';

/** A fence of a page, wherever it was read from. */
export interface FenceText {
  lang: string;
  meta: FenceMeta;
  text: string;
}

/**
 * The requests among the fences of a page, each with what the fence below it says about the response.
 *
 * @param fences - all of them, in order
 * @returns for each fence the request, or undefined when it's something else or has one form only
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
 * Whether other forms are derived from an `http` fence: not for requests of Strapi 4 (`v4`), for those that aren't checked
 * (`no-check="…"`), since their forms wouldn't be either, and where the page says `http-only`.
 */
function isDerivable({flags, values}: FenceMeta): boolean {
  return !flags.has('v4') && !flags.has('http-only') && values['no-check'] === undefined;
}

/** Pages show a body that isn't JSON as a string. */
function bodyKind(text: string): 'json' | 'text' {
  return text.trimStart().startsWith('"') ? 'text' : 'json';
}
