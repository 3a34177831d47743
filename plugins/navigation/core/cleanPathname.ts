/**
 * The pathname that the site shows in the address bar: without `.html` or `/index.html`, and always one that
 * `decodeURI` takes.
 *
 * @param pathname - as in `location.pathname`, percent-encoded
 * @returns the same pathname if nothing is wrong with it; `/cms/intro` for `/cms/intro.html`; `/` for `/index.html`;
 * with every percent sign escaped where it cannot be decoded
 */
export function cleanPathname(pathname: string): string {
  return withoutHtml(decodable(pathname, decodeURI));
}

/**
 * The fragment that the site puts in the address bar: always one that `decodeURIComponent` takes.
 *
 * @param hash - as in `location.hash`
 */
export function cleanHash(hash: string): string {
  return decodable(hash, decodeURIComponent);
}

function withoutHtml(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
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
