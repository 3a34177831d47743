import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../tools/listFiles';
import {installedManifest} from '../../tools/packageManifest';
import {readJsonSync} from '../../tools/readJson';
import {readLedger} from './readLedger';
import {originalFiles, readThemeComponents} from './themeComponents';
import type {Upstream} from './types';

const codeFolders = ['src', 'plugins', 'config'];

/** A module inside a Docusaurus package that's imported or replaced, but not types, which the compiler checks. */
const moduleInside = /^(?!import type).*'(@docusaurus\/[a-z-]+\/lib\/[^']+)'/gm;

/** Packages that Docusaurus imports in the browser, and that ours replace (plugins/light-pages). */
const replacedPackages = [
  'history/esm/history.js',
  'path-to-regexp/index.js',
  'react-helmet-async/lib/index.js',
  'react-loadable/lib/index.js',
  'react-router-config/esm/react-router-config.js',
  'react-router-dom/esm/react-router-dom.js',
  'react-router/esm/react-router.js',
];

/** What of Docusaurus uses more of these packages than their hooks. */
const usesOfReplaced = [
  '@docusaurus/core/lib/client/PendingNavigation.js',
  '@docusaurus/core/lib/client/clientEntry.js',
  '@docusaurus/core/lib/client/exports/ComponentCreator.js',
  '@docusaurus/core/lib/client/exports/Link.js',
];

interface Source {
  file: string;
  text: string;
}

const internalImport = /import \{([^}]+)\} from '@docusaurus\/theme-common\/internal'/g;

/**
 * Reads what this site depends on in the installed Docusaurus that isn't public API: the originals of ejected components,
 * internal modules, packages that it imports, and names of `theme-common/internal`.
 *
 * @param root - absolute path of the project
 * @throws Error if a file that our code names doesn't exist
 */
export function readUpstream(root: string): Upstream {
  const sources = readSources(root);
  const files = [
    ...replacedComponents(root).flatMap((name) => originalFiles(root, name)),
    ...sources.flatMap(({text}) => [...text.matchAll(moduleInside)].map(([, id = '']) => moduleFile(id))),
    ...replacedPackages,
    ...usesOfReplaced,
  ];
  const {version} = readJsonSync(path.join(root, 'node_modules/@docusaurus/core/package.json'), installedManifest);
  return {
    version,
    files: Object.fromEntries([...new Set(files)].sort().map((file) => [file, hashFile(root, file)])),
    internals: [...internalsOf(sources).keys()],
  };
}

/**
 * @param root - absolute path of the project
 * @returns where each name of `@docusaurus/theme-common/internal` is imported
 */
export function readInternals(root: string): Map<string, string[]> {
  return internalsOf(readSources(root));
}

/** Originals that are no longer used: those of ejected components, and others that the table lists with them. */
function replacedComponents(root: string): string[] {
  const components = readThemeComponents(root);
  const rows = readLedger(readFileSync(path.join(root, 'src/theme/README.md'), 'utf8'));
  const parts = rows.flatMap((row) => row.components).filter((name) => !components.has(name));
  const ejected = [...components].flatMap(([name, relation]) => (relation === 'wrap' ? [] : [name]));
  return [...ejected, ...parts];
}

function readSources(root: string): Source[] {
  return codeFolders
    .flatMap((folder) =>
      listFiles(path.join(root, folder))
        .map((name) => `${folder}/${name}`)
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .sort(),
    )
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
}

function moduleFile(id: string): string {
  return /\.(?:[jt]sx?|css)$/.test(id) ? id : `${id}.js`;
}

function hashFile(root: string, file: string): string {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'node_modules', file)))
    .digest('hex')
    .slice(0, 16);
}

/** @returns what is imported from `@docusaurus/theme-common/internal`: name → files that import it, in order */
function internalsOf(sources: readonly Source[]): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const {file, text} of sources) {
    for (const [, names = ''] of text.matchAll(internalImport)) {
      for (const name of names.split(/[\s,]+/).filter((one) => one !== '')) {
        uses.set(name, [...(uses.get(name) ?? []), file]);
      }
    }
  }
  return new Map([...uses].sort(([first], [second]) => first.localeCompare(second, 'en')));
}
