import {isDecodable} from '../../../src/lib/decodeLeniently';

/** Placeholder for the site's origin, which no untrusted URL can contain. */
const site = 'https://site.invalid';

/**
 * Returns a URL only if it's safe to link. Indexes and services aren't trusted: links to this site and to http(s) are allowed, but
 * never `javascript:`.
 *
 * @param url - as the index or service returned it
 * @returns the URL, or undefined if it must not be linked
 */
export function safeUrl(url: string): string | undefined {
  const parsed = parse(url);
  const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  return sitePath(url) ?? (isWeb ? parsed.href : undefined);
}

/**
 * The URL of a page of this site, as browsers and the router parse it: they drop tabs and line breaks, and treat `\` as `/`,
 * so that `/<tab>/host` is a URL on another host.
 *
 * @param url - from an index, a service or storage
 * @returns path, query and fragment, or undefined if it doesn't begin with `/`, leads to another host or can't be decoded
 */
export function sitePath(url: string): string | undefined {
  const parsed = url.startsWith('/') ? parse(url, site) : undefined;
  // `/.//host` stays on the site, but only as long as nothing parses the shortened path again.
  if (parsed?.origin !== site || parsed.pathname.startsWith('//') || !isDecodable(url)) {
    return undefined;
  }
  return parsed.pathname + parsed.search + parsed.hash;
}

function parse(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
