/**
 * Normalizes a pathname to the form that the router knows: without `.html` or `/index`, with unencoded single slashes, and
 * always decodable by `decodeURI`. Most hosts redirect to it.
 *
 * @param pathname - as in `location.pathname`, percent-encoded
 * @returns the same pathname if it's already clean; `/cms/intro` for `/cms/intro.html` and `/cms%2Fintro`; `/` for
 * `/index.html`; with every percent sign escaped if it can't be decoded
 */
export function cleanPathname(pathname: string): string {
  return withoutFileName(withPlainSlashes(decodable(pathname, decodeURI)));
}

/**
 * Returns a fragment that `decodeURIComponent` can decode.
 *
 * @param hash - as in `location.hash`
 */
export function cleanHash(hash: string): string {
  return decodable(hash, decodeURIComponent);
}

function withoutFileName(pathname: string): string {
  return pathname.replace(/\/index(?:\.html)?$|(?<=[^/])\.html$/, '') || '/';
}

/** `decodeURI`, and therefore the router, doesn't decode slashes. */
function withPlainSlashes(pathname: string): string {
  return pathname.replace(/%2f/gi, '/').replace(/\/{2,}/g, '/');
}

function decodable(text: string, decode: (text: string) => string): string {
  try {
    decode(text);
    return text;
  } catch {
    // A URIError means that it isn't valid percent-encoding.
    return text.replaceAll('%', '%25');
  }
}
