import type {PluginOptions} from './options';
import type {PageKind} from '../core/types';

/**
 * @param route - path of a page
 * @param options - which kind each page is, and which are excluded
 * @returns the kind of page; `undefined` if search excludes it
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
