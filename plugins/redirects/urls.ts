/**
 * Splits a URL at its first `#`.
 *
 * @returns `fragment` without the `#`; empty if there's none
 */
export function splitFragment(url: string): {path: string; fragment: string} {
  const index = url.indexOf('#');
  return index === -1 ? {path: url, fragment: ''} : {path: url.slice(0, index), fragment: url.slice(index + 1)};
}

/** Whether a URL is on another host. */
export function isExternal(url: string): boolean {
  return /^https?:\/\//.test(url);
}
