import ts from 'typescript';

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2021,
  esModuleInterop: true,
  resolveJsonModule: true,
};

/** A cache, because working copies have the same files except for those of a page. */
const known = new Map<string, string>();

/**
 * Compiles a TypeScript file of the samples application, without checking its types.
 *
 * @returns the CommonJS module that Node.js runs
 */
export function compile(source: string): string {
  const found = known.get(source) ?? ts.transpileModule(source, {compilerOptions: options}).outputText;
  known.set(source, found);
  return found;
}
