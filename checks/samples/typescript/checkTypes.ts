import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {isServerFile} from '../../../plugins/javascript-tab/javaScriptTitle';
import {samplesFolder} from '../../shared/lab/workspace';
import {messages} from '../../shared/samples/messages';
import type {Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import {checkCalls} from './checkCalls';
import {checkPromises} from './checkPromises';
import {checkQueries} from './checkQueries';
import {schemaSource} from './schemaSource';
import type {SourceFile} from './toSource';
import {toSource} from './toSource';

const common: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
  typeRoots: [path.join(samplesFolder, 'node_modules/@types')],
  types: ['node'],
};

/** JavaScript that isn't derived from TypeScript but can still be type-checked. */
const checkedScripts = /^[\w.-]+\.m?js$/;

/**
 * Errors that also matter in JavaScript: names, properties and options that don't exist. The others only concern type
 * annotations.
 */
const codesOfScripts: ReadonlySet<number> = new Set([2304, 2339, 2353, 2551, 2552, 2561]);

/** The `tsconfig.json` of a new application. */
const serverOptions: ts.CompilerOptions = {
  ...common,
  module: ts.ModuleKind.CommonJS,
  moduleResolution: ts.ModuleResolutionKind.Node10,
  target: ts.ScriptTarget.ES2019,
  lib: ['lib.es2020.d.ts'],
};

/** The `src/admin/tsconfig.json` of a new application. Front-end code is compiled with it, too. */
const browserOptions: ts.CompilerOptions = {
  ...common,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.esnext.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
};

/** Types of a framework that websites on pages are built with. */
const typesOfNext = readFileSync(path.join(__dirname, 'next.d.ts'), 'utf8');

/**
 * Compiles all TypeScript samples in strict mode: one program for server code, one for the admin panel and front ends.
 * A relative import resolves to the file with that title on the same page, then to the application's.
 *
 * @param declarations - output of `strapi ts:generate-types` for the samples application, by file name
 */
export function checkTypes(pages: readonly Page[], declarations: ReadonlyArray<readonly [string, string]>): Problem[] {
  const sources = pages.flatMap((page) => page.samples).filter(isTyped);
  const files = sources.map((sample, index) => toSource(sample, index + 1));
  const isSchema = ({sample}: SourceFile): boolean => schemaSource(sample) !== undefined;
  const code = files.filter((file) => !isSchema(file));
  const [browser, server] = [code.filter(isBrowser), code.filter((file) => !isBrowser(file))];
  return [
    ...compile(server, serverOptions, declarations),
    ...compile(browser, browserOptions, [...declarations, ['next.d.ts', typesOfNext]]),
    // Without the generated types, which only know the content types and components of the samples application.
    ...compile(files.filter(isSchema), serverOptions, []),
  ];
}

/** Whether the compiler checks a sample: code, and content types in JSON. */
export function isTyped(sample: Sample): boolean {
  return sample.kind === 'code' || sample.kind === 'run' || schemaSource(sample) !== undefined;
}

/**
 * Whether a file runs in a browser: it belongs to the admin panel, is a component, or is outside of a Strapi
 * application.
 */
function isBrowser({title, path: file}: SourceFile): boolean {
  return /\/admin\/|\.[jt]sx$/.test(file) || !(title === '' || isServerFile(title) || title.startsWith('types/'));
}

function compile(
  files: readonly SourceFile[],
  options: ts.CompilerOptions,
  declarations: ReadonlyArray<readonly [string, string]>,
): Problem[] {
  if (files.length === 0) {
    return [];
  }
  const virtual = new Map(files.map((file) => [path.join(samplesFolder, file.path), file]));
  const generated = new Map(
    declarations.map(([name, text]) => [path.join(samplesFolder, 'types/generated', name), text]),
  );
  const host = createHost(virtual, generated, options);
  const program = ts.createProgram([...virtual.keys(), ...generated.keys()], options, host);
  return [...virtual].flatMap(([name, {sample}]) => {
    const source = program.getSourceFile(name);
    const isScript = /\.[cm]?jsx?$/.test(name);
    const typed = !isScript || checkedScripts.test(sample.meta.values.title ?? '');
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...(typed ? program.getSemanticDiagnostics(source) : []).filter(
        ({code}) => !isScript || codesOfScripts.has(code),
      ),
    ];
    const problems = diagnostics.map((diagnostic) => ({
      file: sample.file,
      line: sample.line + 1 + (source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0),
      ...messages.typescript(
        ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').replaceAll(`${samplesFolder}/`, ''),
      ),
    }));
    const calls = source
      ? [...checkCalls(source), ...checkPromises(source, program.getTypeChecker()), ...checkQueries(source)]
      : [];
    return [
      ...problems,
      ...calls.map(({line, ...finding}) => ({file: sample.file, line: sample.line + line, ...finding})),
    ];
  });
}

/** Parsed declarations of packages, by compiler options, because each program needs the same ones. */
const declarationsOfPackages = new Map<ts.CompilerOptions, Map<string, ts.SourceFile | undefined>>();

function createHost(
  virtual: ReadonlyMap<string, SourceFile>,
  generated: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const textOf = (name: string): string | undefined => virtual.get(name)?.text ?? generated.get(name);
  host.getCurrentDirectory = () => samplesFolder;
  host.fileExists = (name) => textOf(name) !== undefined || ts.sys.fileExists(name);
  host.readFile = (name) => textOf(name) ?? ts.sys.readFile(name);
  const known = declarationsOfPackages.get(options) ?? new Map<string, ts.SourceFile | undefined>();
  declarationsOfPackages.set(options, known);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    if (!name.includes('/node_modules/')) {
      return parse(name, ...rest);
    }
    if (!known.has(name)) {
      known.set(name, parse(name, ...rest));
    }
    return known.get(name);
  };
  const cache = ts.createModuleResolutionCache(samplesFolder, (name) => name, options);
  host.resolveModuleNameLiterals = (literals, containing, redirected, compilerOptions) =>
    literals.map(({text: name}) => {
      const sibling = siblingOf(virtual, containing, name);
      if (sibling) {
        return {
          resolvedModule: {resolvedFileName: sibling, extension: path.extname(sibling), isExternalLibraryImport: false},
        };
      }
      return ts.resolveModuleName(name, containing, compilerOptions, host, cache, redirected);
    });
  return host;
}

/** The sample that a relative import refers to: the one with that title on the same page. */
function siblingOf(virtual: ReadonlyMap<string, SourceFile>, containing: string, name: string): string | undefined {
  const from = virtual.get(containing);
  if (!from || !name.startsWith('.')) {
    return undefined;
  }
  const wanted = path.posix.join(path.posix.dirname(from.title || 'src/run.ts'), name).replace(/\.js$/, '');
  for (const [file, {title, sample}] of virtual) {
    const bare = title.replace(/\.[cm]?[jt]sx?$/, '');
    if (sample.file === from.sample.file && (bare === wanted || bare === `${wanted}/index`)) {
      return file;
    }
  }
  return undefined;
}
