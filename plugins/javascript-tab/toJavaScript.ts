import vm from 'node:vm';
import {format} from 'prettier';
import ts from 'typescript';
import {isCommonJs} from './javaScriptTitle';
import {removeDistDir} from './removeDistDir';
import {removeUnusedImports} from './removeUnusedImports';
import {toCommonJs} from './toCommonJs';

/** Formatting of the files of a new Strapi application. */
const formatOptions = {parser: 'babel', singleQuote: true, printWidth: 100, trailingComma: 'es5'} as const;

export interface JavaScriptOptions {
  /** Path of the file in a project; empty if the page doesn't name one. */
  title: string;
  /** Whether the text contains JSX. */
  jsx: boolean;
  /** Whether the text is the body of an async function that Strapi runs, not a file. */
  run: boolean;
}

/**
 * Converts a TypeScript sample to JavaScript: removes types, keeps comments, formats, and converts to CommonJS if
 * Node.js would load the file as such.
 *
 * @returns the text without a trailing newline; empty if the sample only consists of types
 * @throws Error for syntax with runtime behavior (`enum`, `namespace`, parameter properties), and in CommonJS for
 *   syntax that only works in an ES module (top-level `await`, `import.meta`)
 */
export function toJavaScript(code: string, options: JavaScriptOptions): Promise<string> {
  const key = JSON.stringify([code, options.title, options.jsx, options.run]);
  const text = derived.get(key) ?? derive(code, options);
  derived.set(key, text);
  return text;
}

/** Results from this process. A page's twin (plugins/markdown-twins) has the same samples as the page. */
const derived = new Map<string, Promise<string>>();

async function derive(code: string, {title, jsx, run}: JavaScriptOptions): Promise<string> {
  const {blankSourceFile} = await import('ts-blank-space');
  const kind = jsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true, kind);
  let unsupported: ts.Node | undefined;
  const blank = blankSourceFile(source, (node) => (unsupported ??= node));
  if (unsupported) {
    throw new Error(
      `"${unsupported.getText(source).split('\n')[0] ?? ''}" is more than a type, so there is no JavaScript without it`,
    );
  }
  const plain = removeDistDir(removeUnusedImports(blank));
  const commonJs = run || isCommonJs(title);
  const text = await format(commonJs ? toCommonJs(plain) : plain, formatOptions);
  if (commonJs) {
    compile(text, run);
  }
  return text.replace(/^;+\s*/, '').trim();
}

/** Compiles CommonJS without running it, to find errors that the syntax tree doesn't show. */
function compile(code: string, run: boolean): void {
  try {
    vm.compileFunction(run ? `return async () => {${code}\n}` : code, ['require', 'module', 'exports']);
  } catch (error) {
    throw new Error(`Node.js takes this for CommonJS, where it isn't valid: ${(error as Error).message}`);
  }
}
