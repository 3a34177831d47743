import {isDecodable} from '../../../src/lib/decodeLeniently';

/** Stands in for the site's origin, which no address that others gave can name. */
const site = 'https://site.invalid';

/**
 * Where a result may lead. An index or a service is not trusted: only this site and the web are, never `javascript:`.
 *
 * @param url - as the index or service gave it
 * @returns the url, or undefined if it must not be linked
 */
export function safeUrl(url: string): string | undefined {
  const parsed = parse(url);
  const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  return sitePath(url) ?? (isWeb ? parsed.href : undefined);
}

/**
 * The address of a page of this site, as browsers and the router read it: they drop tabs and line breaks, and take `\`
 * for `/`, so that `/<tab>/host` is an address at another host.
 *
 * @param url - from an index, a service or storage
 * @returns path, query and fragment, or undefined if it does not begin with `/`, leads elsewhere or cannot be decoded
 */
export function sitePath(url: string): string | undefined {
  const parsed = url.startsWith('/') ? parse(url, site) : undefined;
  // `/.//host` stays on the site, but only as long as nothing reads the shortened path again.
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
