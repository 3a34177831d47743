/**
 * Decodes a part of a URL as browsers do with fragments: what isn't valid percent-encoding stays as it is.
 *
 * @param text - such as a fragment without its `#`, or a path
 */
export function decodeLeniently(text: string): string {
  return isDecodable(text) ? decodeURIComponent(text) : text;
}

/** Whether a URL, or a part of one, is valid percent-encoding. React Router throws a URIError at any that isn't. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
