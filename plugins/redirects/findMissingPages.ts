import {nearestName} from '../../src/lib/nearestName';
import {isExternal, splitFragment} from './urls';
import {flattenFragments} from './flattenFragments';
import type {CompiledRedirects} from './core/types';

/**
 * @param redirects - all redirects
 * @param pages - paths of all pages
 * @returns one message for each redirect to a page that doesn't exist, and for each one from a part of such a page
 */
export function findMissingPages({paths, fragments}: CompiledRedirects, pages: ReadonlySet<string>): string[] {
  const missing = (url: string): string | undefined => {
    const {path} = splitFragment(url);
    if (isExternal(url) || pages.has(path)) {
      return undefined;
    }
    const nearest = nearestName(path, [...pages]);
    return `there is no page at ${path}.${nearest ? ` Did you mean "${nearest}"?` : ''}`;
  };
  const parts = flattenFragments(fragments);
  return [
    ...[...Object.entries(paths), ...parts].map(([from, to]) => ({from, to, problem: missing(to)})),
    ...parts.map(([from, to]) => ({from, to, problem: missing(from)})),
  ].flatMap(({from, to, problem}) => (problem ? [`${from} redirects to ${to}, but ${problem}`] : []));
}
