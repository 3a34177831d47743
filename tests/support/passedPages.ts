import path from 'node:path';
import {builtSite, readBuilt} from './builtSite';
import {DiskCache, keyOf} from '../../tools/diskCache';
import {hashFiles} from '../../tools/hashFiles';
import {siteSources} from './siteSources';

const root = path.resolve(__dirname, '../..');
const cache = new DiskCache(path.join(root, '.cache/passed-pages'));

/** The hashes by which the script of a section names the files of its pages: `18319=c5136715`. */
const fileHashes = /\b\d+=[0-9a-f]*/g;

/**
 * Remembers built pages that passed a test, by the content of all that the outcome depends on, so that only pages that
 * changed are looked at again.
 */
export class PassedPages {
  readonly #base: string;

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
    const html = readBuilt(builtSite.fileOf(address) ?? '404.html');
    const scripts = scriptsOf(html).map((file) => readBuilt(file).replace(fileHashes, ''));
    return keyOf(this.#base, withoutScriptHashes(html), ...scripts);
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

/**
 * Files of the scripts that a built page loads, except those that all pages share.
 *
 * @throws Error when it names no script at all: what the scripts do to the page would never be looked at again
 */
export function scriptsOf(html: string): string[] {
  const files = [...html.matchAll(/\/(assets\/js\/[^"'> ]+\.js)/g)].map(([, file = '']) => file);
  if (files.length === 0) {
    throw new Error('A built page has no scripts; correct the pattern in tests/support/passedPages.ts');
  }
  return [...new Set(files)].filter((file) => !/\/(?:runtime~)?main\.[^/]*$/.test(file));
}
