import type {BuiltSite} from '../../../tools/builtSite';
import type {PageKind, PageRecord} from '../core/types';
import type {PluginOptions} from '../core/options';
import {extractRecord} from './extractRecord';

/**
 * Reads the records of a built site.
 *
 * @param site - the built site
 * @param baseUrl - where it is on its host, with a slash at both ends
 * @param options - which pages are of which kind, and which are left out
 * @returns one record per page of documentation
 */
export async function readRecords(site: BuiltSite, baseUrl: string, options: PluginOptions): Promise<PageRecord[]> {
  const routeOf = (path: string): string => `/${path.slice(baseUrl.length)}`;
  const paths = site.paths.filter((path) => !startsWithAny(routeOf(path), options.excluded));
  const records = await site.read(paths, ({path}, $) => extractRecord($, path, kindOf(routeOf(path), options)));
  return records.filter((record) => record !== undefined);
}

function kindOf(route: string, {changelogs, fragments}: PluginOptions): PageKind {
  if (startsWithAny(route, fragments)) {
    return 'fragment';
  }
  return startsWithAny(route, changelogs) ? 'changelog' : 'guide';
}

function startsWithAny(route: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => route === prefix || route.startsWith(`${prefix}/`));
}
