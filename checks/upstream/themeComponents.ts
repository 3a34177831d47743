import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../tools/listFiles';
import type {Relation} from './types';

/** Docusaurus's theme component folders, below node_modules. */
const upstreamFolders = [
  '@docusaurus/theme-classic/src/theme',
  '@docusaurus/core/lib/client/theme-fallback',
  '@docusaurus/theme-search-algolia/src/theme',
];

/** Components that are left to the site: Docusaurus's originals do nothing. */
const slots: readonly string[] = ['Root', 'SearchBar'];

/**
 * @param root - absolute path of the project
 * @returns each component of src/theme by name, such as `Navbar/Layout`, and how it relates to its original
 */
export function readThemeComponents(root: string): Map<string, Relation> {
  const folder = path.join(root, 'src/theme');
  const files = listFiles(folder).filter((name) => name.endsWith('.tsx'));
  return new Map(
    files.sort().map((file) => {
      const name = file.replace(/(\/index)?\.tsx$/, '');
      const isWrapped = readFileSync(path.join(folder, file), 'utf8').includes(`@theme-original/${name}'`);
      return [name, slots.includes(name) ? 'slot' : isWrapped ? 'wrap' : 'eject'];
    }),
  );
}

/**
 * @param root - absolute path of the project
 * @param component - name of a theme component, such as `Navbar/Layout`
 * @returns files of the original with their styles, as paths below node_modules; none if there's no such component
 */
export function originalFiles(root: string, component: string): string[] {
  return upstreamFolders.flatMap((folder) => {
    const base = path.join(root, 'node_modules', folder, component);
    if (existsSync(`${base}.tsx`)) {
      return [`${folder}/${component}.tsx`];
    }
    return existsSync(base)
      ? readdirSync(base)
          .filter((name) => /(?<!\.d)\.(js|tsx?|css)$/.test(name))
          .sort()
          .map((name) => `${folder}/${component}/${name}`)
      : [];
  });
}
