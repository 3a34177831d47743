/**
 * Splits an address at its first `#`.
 *
 * @returns `fragment` without the `#`, empty when there is none
 */
export function splitFragment(address: string): {path: string; fragment: string} {
  const index = address.indexOf('#');
  return index === -1
    ? {path: address, fragment: ''}
    : {path: address.slice(0, index), fragment: address.slice(index + 1)};
}

/** Whether an address is on another host. */
export function isExternal(address: string): boolean {
  return /^https?:\/\//.test(address);
}
