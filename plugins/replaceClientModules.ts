import type {Plugin} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from '../src/lib/escapeRegExp';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type Bundler = Parameters<ConfigureWebpack>[2]['currentBundler'];
type BundlerPlugin = NonNullable<Parameters<ConfigureWebpack>[0]['plugins']>[number];

/**
 * For a plugin's `configureWebpack`: replaces browser modules of Docusaurus with our own. Only use it for what can be
 * neither configured nor swizzled.
 *
 * @param replacements - absolute path of a module with the same exports, by path of the replaced file, as
 *   `@docusaurus/PACKAGE/lib/PATH.js`, so that checks/upstream finds it
 */
export function replaceClientModules(replacements: Readonly<Record<string, string>>): ConfigureWebpack {
  return (_config, isServer, {currentBundler}) => ({
    plugins: isServer
      ? []
      : Object.entries(replacements).map(([upstream, replacement]) =>
          createReplacement(currentBundler, fileOf(upstream), replacement),
        ),
  });
}

/**
 * @param bundler - the bundler that `configureWebpack` receives
 * @param upstream - absolute path of the replaced module
 * @param replacement - absolute path of a module with the same exports
 * @returns the bundler plugin that replaces it
 */
export function createReplacement({instance}: Bundler, upstream: string, replacement: string): BundlerPlugin {
  return new instance.NormalModuleReplacementPlugin(exactly(upstream), replacement);
}

/**
 * Finds a file of an installed package. Doesn't use the module resolver, because the packages don't export all of their
 * files.
 *
 * @param upstream - as `@docusaurus/PACKAGE/lib/PATH.js`
 * @throws Error if no installed package has the file
 */
export function fileOf(upstream: string): string {
  const file = (require.resolve.paths(upstream) ?? [])
    .map((folder) => path.join(folder, upstream))
    .find((candidate) => existsSync(candidate));
  if (!file) {
    throw new Error(`${upstream} is not installed: has it moved in this version of Docusaurus?`);
  }
  return file;
}

function exactly(file: string): RegExp {
  return new RegExp(`^${escapeRegExp(file)}$`);
}
