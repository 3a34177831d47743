/** Speeds up booting without changing how an application behaves. Import this module before any Strapi package. */
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

/** Parts of Node.js's module loader that its types don't declare. */
interface Loader {
  _extensions: Record<string, (module: NodeJS.Module, filename: string) => void>;
  _resolveFilename(request: string, parent: NodeJS.Module, isMain: boolean, options?: object): string;
}

const loader = Module as unknown as Loader;

/**
 * Caches the compiled code of some modules. When such a module is loaded again, it's executed again with fresh state,
 * but not read and compiled again.
 *
 * @param kept - paths of CommonJS modules, which mustn't change while the process runs
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

/** Doesn't wait until files are on disk, because a working copy doesn't have to survive a crash. */
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
