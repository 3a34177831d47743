import type {Plugin} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from '../src/lib/escapeRegExp';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type Bundler = Parameters<ConfigureWebpack>[2]['currentBundler'];
type BundlerPlugin = NonNullable<Parameters<ConfigureWebpack>[0]['plugins']>[number];

/**
 * For a plugin's `configureWebpack`: puts a module of ours in the place of one of Docusaurus's, in the browser. For what
 * can be neither configured nor swizzled.
 *
 * @param upstream - file that is replaced, as `@docusaurus/PACKAGE/lib/PATH.js`, where checks/upstream finds it
 * @param replacement - absolute path of a module with the same exports
 */
export function replaceClientModule(upstream: string, replacement: string): ConfigureWebpack {
  return (_config, isServer, {currentBundler}) =>
    isServer ? {} : {plugins: [createReplacement(currentBundler, fileOf(upstream), replacement)]};
}

/**
 * @param bundler - that `configureWebpack` is called with
 * @param upstream - absolute path of the module that is replaced
 * @param replacement - absolute path of a module with the same exports
 * @returns the bundler's plugin that replaces it
 */
export function createReplacement({instance}: Bundler, upstream: string, replacement: string): BundlerPlugin {
  return new instance.NormalModuleReplacementPlugin(exactly(upstream), replacement);
}

/**
 * Finds a file of an installed package. By hand, because the packages don't export all of their files.
 *
 * @param upstream - as `@docusaurus/PACKAGE/lib/PATH.js`
 * @throws Error when no installed package has the file
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
