import path from 'node:path';
import {builtSite, readBuilt} from './builtSite';
import {DiskCache, keyOf} from '../../tools/diskCache';
import {hashFiles} from '../../tools/hashFiles';
import {siteSources} from './siteSources';

const root = path.resolve(__dirname, '../..');
const cache = new DiskCache(path.join(root, '.cache/passed-pages'));

/** Hashes with which a section's script references the files of its pages: `18319=c5136715`. */
const fileHashes = /\b\d+=[0-9a-f]*/g;

/**
 * Remembers built pages that passed a test, by the content of everything that the result depends on, so that only
 * changed pages are tested again.
 */
export class PassedPages {
  readonly #base: string;

  /**
   * @param conditions - anything else that the result depends on, such as the browser's version
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
 * Normalizes the names of scripts that all pages share. They reference the files of every page, so their names change
 * with each edit.
 *
 * @throws Error if their names have an unknown format, because then no page would ever count as passed
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
 * @throws Error if it finds no scripts, because then changes in scripts would never cause another test
 */
export function scriptsOf(html: string): string[] {
  const files = [...html.matchAll(/\/(assets\/js\/[^"'> ]+\.js)/g)].map(([, file = '']) => file);
  if (files.length === 0) {
    throw new Error('A built page has no scripts; correct the pattern in tests/support/passedPages.ts');
  }
  return [...new Set(files)].filter((file) => !/\/(?:runtime~)?main\.[^/]*$/.test(file));
}
