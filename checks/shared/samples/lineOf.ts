import type ts from 'typescript';

/** @returns the line on which a node begins, from 1 */
export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}
