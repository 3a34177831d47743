import type {FragmentRedirects} from './core/types';

/**
 * @param fragments - targets of page fragments
 * @returns old and new URL of each fragment: `['/page#part', '/other']`
 */
export function flattenFragments(fragments: FragmentRedirects): [string, string][] {
  return Object.entries(fragments).flatMap(([path, table]) =>
    Object.entries(table).map(([fragment, to]): [string, string] => [`${path}#${fragment}`, to]),
  );
}
