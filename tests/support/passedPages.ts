import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {builtSite, readBuilt} from './builtSite';
import {DiskCache, keyOf} from '../../tools/diskCache';
import {hashFiles} from '../../tools/hashFiles';
import {siteSources} from './siteSources';

const root = path.resolve(__dirname, '../..');
const cache = new DiskCache(path.join(root, '.cache/passed-pages'));

/**
 * Remembers built pages that passed a test, by the content of all that the outcome depends on, so that only pages that
 * changed are looked at again.
 */
export class PassedPages {
  readonly #base: string;
  readonly #scripts = readScripts();

  /**
   * @param conditions - what else decides the outcome: the version of the browser, for example
   * @param code - files and folders of the test, from the root of the repository
   */
  constructor(conditions: readonly string[], code: readonly string[]) {
    this.#base = JSON.stringify([...conditions, process.version, hashFiles([...siteSources, ...code])]);
  }

  has(address: string): boolean {
    return cache.has(this.#keyOf(address));
  }

  keep(address: string): void {
    cache.keep(this.#keyOf(address));
  }

  #keyOf(address: string): string {
    const html = withoutScriptHashes(readBuilt(builtSite.fileOf(address) ?? '404.html'));
    return keyOf(this.#base, html, ...(this.#scripts.get(address) ?? []).map(readBuilt));
  }
}

/**
 * Scripts all pages share name the files of every page, so that their own names differ after each edit.
 *
 * @throws Error when their names have another form than this function knows: no page would ever be known to have passed
 */
export function withoutScriptHashes(html: string): string {
  const text = html.replace(/(\/assets\/[^"'> ]+)\.[0-9a-f]{8,}\.(js|css)/g, '$1.$2');
  if (!text.includes('/assets/js/main.js')) {
    throw new Error(
      'A built page has no script called main.HASH.js; correct the pattern in tests/support/passedPages.ts',
    );
  }
  return text;
}

/** The scripts with the content of each page, by its address, as the last build named them. */
function readScripts(): ReadonlyMap<string, string[]> {
  const routes = JSON.parse(readFileSync(path.join(root, '.docusaurus/routesChunkNames.json'), 'utf8')) as Record<
    string,
    Record<string, unknown>
  >;
  const files = readdirSync(path.join(root, 'build/assets/js')).filter((file) => file.endsWith('.js'));
  const fileOfChunk = new Map(files.map((file) => [file.split('.')[0], `assets/js/${file}`]));
  return new Map(
    Object.entries(routes).map(([route, chunks]) => [
      // The generated name of a route ends with a hash: /cms/intro-074.
      route.replace(/-[0-9a-f]{3}$/, ''),
      Object.values(chunks).flatMap((chunk) => fileOfChunk.get(String(chunk)) ?? []),
    ]),
  );
}
