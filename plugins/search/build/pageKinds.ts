import type {PluginOptions} from '../core/options';
import type {PageKind} from '../core/types';

/**
 * @param route - path of a page below the base URL, with a slash at its start
 * @param options - which pages are of which kind, and which are left out
 * @returns what kind of page it is, or nothing if search leaves it out
 */
export function kindOf(route: string, {changelogs, excluded, fragments}: PluginOptions): PageKind | undefined {
  if (startsWithAny(route, excluded)) {
    return undefined;
  }
  if (startsWithAny(route, fragments)) {
    return 'fragment';
  }
  return startsWithAny(route, changelogs) ? 'changelog' : 'guide';
}

function startsWithAny(route: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => route === prefix || route.startsWith(`${prefix}/`));
}
