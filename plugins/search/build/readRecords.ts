import type {PageKind, PageRecord} from '../core/types';
import type {PluginOptions} from '../core/options';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {extractRecord} from './extractRecord';

/**
 * Reads the records of a built site.
 *
 * @param outDir - folder of the built site
 * @param routes - paths of its pages, base URL included
 * @param baseUrl - base URL of the site, with a slash at both ends
 * @param options - which pages are of which kind, and which are left out
 * @returns one record per page of documentation
 */
export async function readRecords(
  outDir: string,
  routes: readonly string[],
  baseUrl: string,
  options: PluginOptions,
): Promise<PageRecord[]> {
  const records = await Promise.all(
    routes
      .filter((route) => !startsWithAny(withoutBase(route, baseUrl), options.excluded))
      .map(async (route) => {
        const html = await readPage(outDir, withoutBase(route, baseUrl));
        return html === undefined
          ? undefined
          : extractRecord(html, route, kindOf(withoutBase(route, baseUrl), options));
      }),
  );
  return records.filter((record) => record !== undefined);
}

/** A page is `name.html`, or `name/index.html` where the site writes trailing slashes; a route may have neither. */
async function readPage(outDir: string, route: string): Promise<string | undefined> {
  const base = path.join(outDir, route);
  for (const file of [`${base}.html`, path.join(base, 'index.html')]) {
    try {
      return await readFile(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
    }
  }
  return undefined;
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

function withoutBase(route: string, baseUrl: string): string {
  return route.startsWith(baseUrl) ? `/${route.slice(baseUrl.length)}` : route;
}
