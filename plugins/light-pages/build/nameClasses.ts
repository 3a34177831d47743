import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../tools/listFiles';

const firstCharacters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** No lowercase letters, so that names can't collide with global classes, which are English words. */
const lastCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_';
/** What CSS modules rename: classes and animations. */
const localName = /(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi;

/** For each CSS module, by its absolute path, the short name of each of its local names. */
export type ClassNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Gives the classes and animations of CSS modules two-character names, in the order in which they appear. Sequential names
 * compress better than hashes, and the same sources get the same names.
 *
 * @param folders - absolute paths of folders with CSS modules, in the order of naming
 * @throws Error if two characters aren't enough for all names
 */
export function nameClasses(folders: readonly string[]): ClassNames {
  let next = 0;
  const nextName = (): string => {
    const first = firstCharacters[Math.floor(next / lastCharacters.length)];
    if (!first) {
      throw new Error('CSS modules have more classes than two characters can name: see plugins/light-pages/build');
    }
    const last = lastCharacters[next % lastCharacters.length] ?? '';
    next += 1;
    return first + last;
  };
  const toEntry = (file: string) => [file, new Map(localNamesOf(file).map((name) => [name, nextName()]))] as const;
  return new Map(folders.flatMap(findModules).map(toEntry));
}

function findModules(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => path.join(folder, file));
}

/** Everything that looks like a class gets a name, even `.svg` in a URL; an extra name is harmless. */
function localNamesOf(file: string): string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...new Set([...css.matchAll(localName)].map(([, name = '']) => name))];
}
