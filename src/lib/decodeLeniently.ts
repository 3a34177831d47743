/**
 * Decodes a part of a URL. Unlike `decodeURIComponent`, it returns a text that isn't valid percent-encoding unchanged
 * instead of throwing an error.
 *
 * @param text - for example a path, or a fragment without its `#`
 */
export function decodeLeniently(text: string): string {
  return isDecodable(text) ? decodeURIComponent(text) : text;
}

/** Whether a URL, or a part of one, is valid percent-encoding. For any other, React Router throws a URIError. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
