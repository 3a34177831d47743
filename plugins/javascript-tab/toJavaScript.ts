import vm from 'node:vm';
import {format} from 'prettier';
import ts from 'typescript';
import {isCommonJs} from './javaScriptTitle';
import {removeDistDir} from './removeDistDir';
import {removeUnusedImports} from './removeUnusedImports';
import {toCommonJs} from './toCommonJs';

/** How the files of a new Strapi application are formatted. */
const formatOptions = {parser: 'babel', singleQuote: true, printWidth: 100, trailingComma: 'es5'} as const;

export interface JavaScriptOptions {
  /** Path of the file in a project; empty when the page names none. */
  title: string;
  /** Whether the text has JSX in it. */
  jsx: boolean;
  /** Whether the text is the body of an async function that Strapi runs, not a file. */
  run: boolean;
}

/**
 * The JavaScript a TypeScript sample stands for: types taken off, comments kept, formatted, and CommonJS where Node.js
 * takes the file for that.
 *
 * @returns the text without a newline at its end; empty when there is nothing but types
 * @throws Error for syntax that is more than types (`enum`, `namespace`, parameter properties), and in CommonJS for what
 * only an ES module may have (`await` outside of a function, `import.meta`)
 */
export function toJavaScript(code: string, options: JavaScriptOptions): Promise<string> {
  const key = JSON.stringify([code, options.title, options.jsx, options.run]);
  const text = derived.get(key) ?? derive(code, options);
  derived.set(key, text);
  return text;
}

/** What was derived in this process: a page's twin (plugins/markdown-twins) has the samples of the page. */
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

/** Compiles CommonJS without running it, for what the syntax tree doesn't tell. */
function compile(code: string, run: boolean): void {
  try {
    vm.compileFunction(run ? `return async () => {${code}\n}` : code, ['require', 'module', 'exports']);
  } catch (error) {
    throw new Error(`Node.js takes this for CommonJS, where it isn't valid: ${(error as Error).message}`);
  }
}
