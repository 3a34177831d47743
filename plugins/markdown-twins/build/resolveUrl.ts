import path from 'node:path';
import {decodeLeniently} from '../../../src/lib/decodeLeniently';

/** What URLs in a page are resolved against. */
export interface UrlContext {
  /** Origin of the site. */
  origin: string;
  /** URL of the page that shows the text, even if the text comes from a partial. */
  permalink: string;
  /** URLs of all pages, by path of their file from the root of the repository. */
  permalinks: ReadonlyMap<string, string>;
}

/**
 * @param url - as written in a file
 * @param file - path of that file from the root of the repository
 * @returns the absolute URL
 * @throws Error if the path isn't the file of a page
 */
export function resolveUrl(url: string, file: string, {origin, permalink, permalinks}: UrlContext): string {
  if (url.startsWith('pathname://')) {
    return origin + url.slice('pathname://'.length);
  }
  if (url.startsWith('#')) {
    return origin + permalink + url;
  }
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return url;
  }
  if (url.startsWith('/')) {
    return origin + url;
  }
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const page = permalinks.get(path.posix.join(path.posix.dirname(file), decodeLeniently(target)));
  if (page === undefined) {
    throw new Error(`"${url}" isn't a page`);
  }
  return origin + page + rest;
}
