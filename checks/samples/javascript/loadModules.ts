import {createRequire, isBuiltin} from 'node:module';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import vm from 'node:vm';
import type {BuildFailure, Plugin} from 'esbuild';
import {build} from 'esbuild';
import {isCommonJs} from '../../../plugins/javascript-tab/javaScriptTitle';
import {samplesFolder} from '../../shared/lab/workspace';
import {messages} from '../../shared/samples/messages';
import type {Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import type {DerivedFile} from './derive';
import {derive} from './derive';

/** Front-end packages that load in Node.js. All others belong to the admin panel and need a browser. */
const loaded = new Set(['@strapi/client', 'qs']);

/** Files that a bundler turns into URLs. Readers have their own. */
const asset = /\.(svg|png|jpe?g|webp|gif|css|woff2?)$/;

/** Globals that exist in both browsers and Node.js, besides the language's own. */
const globals = [
  ...(['AbortController', 'AbortSignal', 'Blob', 'Buffer', 'DOMException', 'Event', 'EventTarget', 'File'] as const),
  ...(['FormData', 'Headers', 'Request', 'Response', 'ReadableStream', 'TextDecoder', 'TextEncoder'] as const),
  ...(['URL', 'URLSearchParams', 'atob', 'btoa', 'console', 'crypto', 'performance', 'queueMicrotask'] as const),
  ...(['clearInterval', 'clearTimeout', 'setInterval', 'setTimeout', 'structuredClone'] as const),
];

/** Globals that only exist in browsers. */
const inBrowsers = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'addEventListener',
];

const extensions = ['', '.js', '.jsx', '.json', '/index.js', '/index.jsx'];

const require = createRequire(path.join(samplesFolder, 'package.json'));

/** Whether a sample is a module for a bundler: part of the admin panel, a plugin's source, or a website. */
export function isModule({kind, lang, meta}: Sample): boolean {
  const title = meta.values.title ?? '';
  return kind === 'code' && lang !== 'json' && /\.[jt]sx?$/.test(title) && !isCommonJs(title);
}

/**
 * Bundles and loads the JavaScript of each module of a page, as the reader's bundler would. Relative imports have to
 * resolve to a file of the page or of the samples application. The compiler has already checked imports from packages,
 * so those that need a browser are stubbed here.
 */
export async function loadModules(page: Page): Promise<Problem[]> {
  const samples = page.samples.filter((sample) => sample.kind === 'code');
  const problems: Problem[] = [];
  const files: DerivedFile[] = [];
  for (const sample of samples) {
    try {
      files.push(await derive(sample));
    } catch (error) {
      problems.push({file: page.file, line: sample.line, ...messages.derived((error as Error).message)});
    }
  }
  for (const file of files.filter(({sample}) => isModule(sample))) {
    const report = (error: unknown) =>
      problems.push({file: page.file, line: file.sample.line, ...messages.derived(reasonOf(error))});
    // Without a listener, an unhandled rejection in a module would end the process without naming a page.
    process.on('unhandledRejection', report);
    try {
      evaluate(await bundle(file, files));
      await setImmediate();
    } catch (error) {
      report(error);
    } finally {
      process.off('unhandledRejection', report);
    }
  }
  return problems;
}

async function bundle(entry: DerivedFile, files: readonly DerivedFile[]): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: entry.text,
      sourcefile: entry.path,
      resolveDir: path.join(samplesFolder, path.dirname(entry.path)),
      loader: 'jsx',
    },
    plugins: [filesOf(files)],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Resolves relative imports to the page's files first, then to the application's. Packages stay external. */
function filesOf(files: readonly DerivedFile[]): Plugin {
  const known = new Map(files.map(({path: file, text}) => [path.join(samplesFolder, file), text]));
  return {
    name: 'files-of-the-page',
    setup(build) {
      build.onResolve({filter: /^[^.]/}, ({path: name, kind}) =>
        kind === 'entry-point' ? null : {path: name, external: true},
      );
      build.onResolve({filter: asset}, ({path: name}) => ({path: name, external: true}));
      build.onResolve({filter: /^\./}, ({path: name, resolveDir}) => {
        const wanted = path.join(resolveDir, name);
        const found = extensions.map((extension) => wanted + extension).find((file) => known.has(file));
        return found ? {path: found, namespace: 'page'} : null;
      });
      build.onLoad({filter: /./, namespace: 'page'}, ({path: file}) => ({
        contents: known.get(file),
        resolveDir: path.dirname(file),
        loader: file.endsWith('.json') ? 'json' : 'jsx',
      }));
    },
  };
}

function evaluate(code: string): void {
  const module = {exports: {}};
  const browser = standIn();
  const context = vm.createContext({
    ...Object.fromEntries(globals.map((name) => [name, globalThis[name]])),
    ...{module, exports: module.exports, require: load, process: {env: {}}},
    ...Object.fromEntries(inBrowsers.map((name) => [name, browser])),
    // Never resolves, because there's no server for requests that a module sends while it loads.
    fetch: () => new Promise(() => undefined),
  });
  vm.runInContext(code, context, {timeout: 5_000});
}

function load(name: string): unknown {
  return isBuiltin(name) || loaded.has(name) ? (require(name) as unknown) : standIn();
}

/** A stub that can be called, constructed, read and converted to a string. */
function standIn(): unknown {
  return new Proxy(function () {} as object, {
    get: (_, key) => (key === Symbol.toPrimitive ? () => '' : standIn()),
    apply: standIn,
    construct: () => standIn() as object,
  });
}

function reasonOf(error: unknown): string {
  const {errors} = error as Partial<BuildFailure>;
  return errors?.map(({text}) => text).join('; ') ?? `${(error as Error).name}: ${(error as Error).message}`;
}
