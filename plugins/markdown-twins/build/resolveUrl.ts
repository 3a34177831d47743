import path from 'node:path';
import {decodeLeniently} from '../../../src/lib/decodeLeniently';

/** What addresses in a page are resolved with. */
export interface Addresses {
  /** Origin of the site. */
  origin: string;
  /** Address of the page that the text stands on, also where the text is a partial's. */
  permalink: string;
  /** Addresses of all pages, by path of their file from the root of the repository. */
  permalinks: ReadonlyMap<string, string>;
}

/**
 * @param url - as written in a file
 * @param file - path of that file from the root of the repository
 * @returns the absolute address
 * @throws Error if the path isn't the file of a page
 */
export function resolveUrl(url: string, file: string, {origin, permalink, permalinks}: Addresses): string {
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
