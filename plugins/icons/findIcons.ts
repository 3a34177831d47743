import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFilesIfAny} from '../../tools/listFiles';

/** How source code refers to an icon: as a file of the icon set, or in a prop of an MDX component. */
const mentions = [
  /@phosphor-icons\/core\/assets\/regular\/([\w-]+)\.svg/g,
  /<(?:Card|Icon)\s[^>]*?\b(?:icon|name)="([\w-]+)"/g,
];

/**
 * Finds the icons that a site may show.
 *
 * @param folders - absolute paths of folders with source code and pages; missing ones are skipped
 * @returns icon names in alphabetical order, including any that aren't in the set
 */
export function findIcons(folders: readonly string[]): string[] {
  const names = folders.flatMap(listSources).flatMap((file) => namesIn(readFileSync(file, 'utf8')));
  return [...new Set(names)].sort();
}

/** @returns the icon names that a file mentions */
export function namesIn(source: string): string[] {
  return mentions.flatMap((mention) => Array.from(source.matchAll(mention), ([, name = '']) => name));
}

function listSources(folder: string): string[] {
  return listFilesIfAny(folder)
    .filter((name) => /\.(tsx?|mdx?)$/.test(name) && !name.includes('__tests__'))
    .map((name) => path.join(folder, name));
}
