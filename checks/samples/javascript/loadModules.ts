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

/** Packages that front ends use and that load in Node.js. All others are those of the admin panel, which need a browser. */
const loaded = new Set(['@strapi/client', 'qs']);

/** Files that a bundler turns into addresses; the reader has their own. */
const asset = /\.(svg|png|jpe?g|webp|gif|css|woff2?)$/;

/** What browsers and Node.js both have beyond the language. */
const globals = [
  ...(['AbortController', 'AbortSignal', 'Blob', 'Buffer', 'DOMException', 'Event', 'EventTarget', 'File'] as const),
  ...(['FormData', 'Headers', 'Request', 'Response', 'ReadableStream', 'TextDecoder', 'TextEncoder'] as const),
  ...(['URL', 'URLSearchParams', 'atob', 'btoa', 'console', 'crypto', 'performance', 'queueMicrotask'] as const),
  ...(['clearInterval', 'clearTimeout', 'setInterval', 'setTimeout', 'structuredClone'] as const),
];

/** What only browsers have. */
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

/** Whether a sample is a module for a bundler: of the admin panel, of a plugin's source, or of a website. */
export function isModule({kind, lang, meta}: Sample): boolean {
  const title = meta.values.title ?? '';
  return kind === 'code' && lang !== 'json' && /\.[jt]sx?$/.test(title) && !isCommonJs(title);
}

/**
 * Bundles the JavaScript of each module of a page, as the reader's bundler would, and loads it. Relative imports have to
 * lead to a file of the page or of the samples application. What the modules import from packages has been compared with
 * the packages by the compiler, so packages that need a browser are stand-ins here.
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
    // Without a listener, a promise that the module leaves rejected would end the process, and name no page.
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

/** Relative imports find the file that the page shows, then that of the application; packages stay outside. */
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
    // A module that sends requests while it loads gets no answer: there is nothing to send them to.
    fetch: () => new Promise(() => undefined),
  });
  vm.runInContext(code, context, {timeout: 5_000});
}

function load(name: string): unknown {
  return isBuiltin(name) || loaded.has(name) ? (require(name) as unknown) : standIn();
}

/** Something that can be called, made, read and turned into text, whatever it stands for. */
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
