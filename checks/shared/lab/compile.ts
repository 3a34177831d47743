import ts from 'typescript';

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2021,
  esModuleInterop: true,
  resolveJsonModule: true,
};

/** Each working copy has the same files but for those of a page. */
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
