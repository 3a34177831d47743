/**
 * An address of the redirect table as a request names it: what needs encoding is encoded, what is already stays.
 *
 * @param path - for example `/old (1)` or `/old%23part`
 */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/%25(?=[\da-f]{2})/gi, '%');
}
