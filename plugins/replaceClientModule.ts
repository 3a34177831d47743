import type {Plugin} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * For a plugin's `configureWebpack`: puts a module of ours in the place of one of Docusaurus's, in the browser. For what
 * can be neither configured nor swizzled.
 *
 * @param upstream - file that is replaced, as `@docusaurus/PACKAGE/lib/PATH.js`, where checks/upstream finds it
 * @param replacement - absolute path of a module with the same exports
 */
export function replaceClientModule(upstream: string, replacement: string): NonNullable<Plugin['configureWebpack']> {
  return (_config, isServer, {currentBundler}) => {
    if (isServer) {
      return {};
    }
    const {NormalModuleReplacementPlugin} = currentBundler.instance;
    return {plugins: [new NormalModuleReplacementPlugin(exactly(fileOf(upstream)), replacement)]};
  };
}

/**
 * By hand, because the packages don't export all of their files.
 *
 * @throws Error when no installed package has the file
 */
function fileOf(upstream: string): string {
  const file = (require.resolve.paths(upstream) ?? [])
    .map((folder) => path.join(folder, upstream))
    .find((candidate) => existsSync(candidate));
  if (!file) {
    throw new Error(`${upstream} is not installed: has it moved in this version of Docusaurus?`);
  }
  return file;
}

function exactly(file: string): RegExp {
  return new RegExp(`^${file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
}
