/**
 * Encodes a path of the redirect table as browsers send it. Characters that are already encoded stay unchanged.
 *
 * @param path - path as configured, such as `/old (1)` or `/old%23part`
 * @returns the encoded path: `/old%20(1)`, `/old%23part`
 */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/%25(?=[\da-f]{2})/gi, '%');
}
