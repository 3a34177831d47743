/**
 * The pathname that the site shows in the address bar, which is the only spelling that the router knows: without `.html`
 * or `/index`, with plain and single slashes, and always one that `decodeURI` takes. Most hosts redirect to it.
 *
 * @param pathname - as in `location.pathname`, percent-encoded
 * @returns the same pathname if nothing is wrong with it; `/cms/intro` for `/cms/intro.html` and `/cms%2Fintro`; `/` for
 * `/index.html`; with every percent sign escaped where it cannot be decoded
 */
export function cleanPathname(pathname: string): string {
  return withoutFileName(withPlainSlashes(decodable(pathname, decodeURI)));
}

/**
 * The fragment that the site puts in the address bar: always one that `decodeURIComponent` takes.
 *
 * @param hash - as in `location.hash`
 */
export function cleanHash(hash: string): string {
  return decodable(hash, decodeURIComponent);
}

function withoutFileName(pathname: string): string {
  return pathname.replace(/\/index(?:\.html)?$|(?<=[^/])\.html$/, '') || '/';
}

/** `decodeURI`, and so the router, leaves an encoded slash as it is. */
function withPlainSlashes(pathname: string): string {
  return pathname.replace(/%2f/gi, '/').replace(/\/{2,}/g, '/');
}

function decodable(text: string, decode: (text: string) => string): string {
  try {
    decode(text);
    return text;
  } catch {
    // A URIError is the answer to the question asked: the text is not valid percent-encoding.
    return text.replaceAll('%', '%25');
  }
}
