import type {FragmentRedirects} from './core/types';

/**
 * @param fragments - where the parts of pages lead
 * @returns old and new address of each part: `['/page#part', '/other']`
 */
export function flattenFragments(fragments: FragmentRedirects): [string, string][] {
  return Object.entries(fragments).flatMap(([path, table]) =>
    Object.entries(table).map(([fragment, to]): [string, string] => [`${path}#${fragment}`, to]),
  );
}
