/**
 * Splits a URL at its first `#`.
 *
 * @returns `fragment` without the `#`; empty if there's none
 */
export function splitFragment(address: string): {path: string; fragment: string} {
  const index = address.indexOf('#');
  return index === -1
    ? {path: address, fragment: ''}
    : {path: address.slice(0, index), fragment: address.slice(index + 1)};
}

/** Whether a URL is on another host. */
export function isExternal(address: string): boolean {
  return /^https?:\/\//.test(address);
}
