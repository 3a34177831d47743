import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BuiltSite} from '../../tools/builtSite';
import {listFiles} from '../../tools/listFiles';

const buildDir = path.resolve(__dirname, '../../build');

export const builtSite = new BuiltSite(buildDir);

/**
 * Paths in the built site's sitemap, which lists every page except unlisted ones.
 *
 * @returns paths such as `/cms/intro`, in the sitemap's order
 * @throws Error if the site hasn't been built
 */
export function sitemapPaths(): string[] {
  return [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

/**
 * Paths of every page of the built site, including unlisted pages and tag pages, except for the not-found page and
 * redirects.
 *
 * @returns paths such as `/tags/rest-api`, sorted
 * @throws Error if the site hasn't been built
 */
export function builtPaths(): string[] {
  return [...builtSite.paths];
}

/**
 * Every file of the built site.
 *
 * @returns paths below build/, in no particular order
 * @throws Error if the site hasn't been built
 */
export function builtFiles(): string[] {
  readBuilt('404.html');
  return listFiles(buildDir);
}

/**
 * The text of one file of the built site.
 *
 * @param file - path below build/
 * @throws Error if the site hasn't been built, or has no such file
 */
export function readBuilt(file: string): string {
  const absolute = path.join(buildDir, file);
  if (!existsSync(absolute)) {
    throw new Error(`build/${file} does not exist: run "npm run build" first.`);
  }
  return readFileSync(absolute, 'utf8');
}
