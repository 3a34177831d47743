import {isDecodable} from '../decodeLeniently';

/**
 * Where a result may lead. An index or a service is not trusted: only this site and the web are, never `javascript:`.
 *
 * @param url - as the index or service gave it
 * @returns the url, or undefined if it must not be linked
 */
export function safeUrl(url: string): string | undefined {
  if (/^\/(?![/\\])/.test(url)) {
    // The router throws at a path that can't be decoded.
    return isDecodable(url) ? url : undefined;
  }
  try {
    const {protocol, href} = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
