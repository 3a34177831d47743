import {format} from 'prettier';
import ts from 'typescript';
import {removeUnusedImports} from './removeUnusedImports';
import {toCommonJs} from './toCommonJs';

/** How the files of a new Strapi application are formatted. */
const FORMAT = {parser: 'babel', singleQuote: true, printWidth: 100, trailingComma: 'es5'} as const;

export interface JavaScriptOptions {
  /** Whether the text has JSX in it. */
  jsx: boolean;
  /** Whether imports and exports become those of CommonJS. */
  commonJs: boolean;
}

/**
 * The JavaScript a TypeScript sample stands for: types taken off, comments kept, formatted.
 *
 * @returns the text without a newline at its end; empty when there is nothing but types
 * @throws Error for syntax that is more than types (`enum`, `namespace`, parameter properties)
 */
export async function toJavaScript(code: string, {jsx, commonJs}: JavaScriptOptions): Promise<string> {
  const {blankSourceFile} = await import('ts-blank-space');
  const kind = jsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true, kind);
  let unsupported: ts.Node | undefined;
  const blank = blankSourceFile(source, (node) => (unsupported ??= node as ts.Node));
  if (unsupported) {
    throw new Error(
      `"${unsupported.getText(source).split('\n')[0]}" is more than a type, so there is no JavaScript without it`,
    );
  }
  const plain = removeUnusedImports(blank);
  const text = await format(commonJs ? toCommonJs(plain) : plain, FORMAT);
  return text.replace(/^;+\s*/, '').trim();
}
