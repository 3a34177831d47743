/**
 * Makes booting cheaper without changing what an application does. Import this module before any package of Strapi.
 */
import fs from 'fs';
import Module from 'module';
import path from 'path';
import vm from 'vm';

type Wrapper = (
  exports: unknown,
  require: NodeJS.Require,
  module: NodeJS.Module,
  filename: string,
  dirname: string
) => void;

/** Parts of Node.js' loader that its types leave out. */
interface Loader {
  _extensions: Record<string, (module: NodeJS.Module, filename: string) => void>;
  _resolveFilename(request: string, parent: NodeJS.Module, isMain: boolean, options?: object): string;
}

const loader = Module as unknown as Loader;

/**
 * Keeps the compiled code of some modules: when one is loaded again, it runs anew, with a state of its own, but isn't read
 * and compiled anew.
 *
 * @param kept - paths of CommonJS modules, which don't change while the process runs
 */
export function keepCompiled(kept: RegExp): void {
  const loadAnew = loader._extensions['.js'];
  const wrappers = new Map<string, Wrapper>();
  loader._extensions['.js'] = (module, filename) => {
    if (!kept.test(filename)) {
      loadAnew(module, filename);
      return;
    }
    const wrapper = wrappers.get(filename) ?? compile(filename);
    wrappers.set(filename, wrapper);
    wrapper.call(module.exports, module.exports, requireOf(module), module, filename, path.dirname(filename));
  };
}

function compile(filename: string): Wrapper {
  const parameters = ['exports', 'require', 'module', '__filename', '__dirname'];
  return vm.compileFunction(fs.readFileSync(filename, 'utf8'), parameters, {
    filename,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }) as Wrapper;
}

function requireOf(module: NodeJS.Module): NodeJS.Require {
  const resolve = (request: string, options?: object): string =>
    loader._resolveFilename(request, module, false, options);
  return Object.assign((request: string) => module.require(request), {
    ...{ main: require.main, extensions: require.extensions, cache: require.cache },
    resolve: Object.assign(resolve, { paths: require.resolve.paths }),
  }) as NodeJS.Require;
}

/** Leaves it to the operating system when files reach the disk: a working copy doesn't outlive a crash. */
export function writeLazily(): void {
  fs.fsyncSync = () => undefined;
  const file = require.resolve('better-sqlite3');
  const Database = require(file);
  require.cache[file]!.exports = class extends Database {
    constructor(...options: unknown[]) {
      super(...options);
      this.pragma('synchronous = off');
      this.pragma('journal_mode = memory');
    }
  };
}
