import {createHash} from 'node:crypto';
import ts from 'typescript';

/**
 * Hashes the definition of each screenshot or clip in a file.
 *
 * @param source - text of `config/screenshots/<area>.ts` or `config/clips.ts`, which exports one object of definitions
 * @param version - the version of the CMS, which their look depends on, too
 * @returns a hash of 12 characters by name; formatting, comments, and the description for readers don't affect it
 */
export function hashShots(source: string, version: string): ReadonlyMap<string, string> {
  const file = ts.createSourceFile('shots.ts', source, ts.ScriptTarget.Latest, true);
  const hashes = new Map<string, string>();
  file.forEachChild(function visit(node) {
    if (!ts.isVariableDeclaration(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const value =
      node.initializer && ts.isSatisfiesExpression(node.initializer) ? node.initializer.expression : node.initializer;
    for (const property of value && ts.isObjectLiteralExpression(value) ? value.properties : []) {
      if (ts.isPropertyAssignment(property)) {
        const name = (property.name as ts.Identifier | ts.StringLiteral).text;
        const text = lookOf(property.initializer)
          .flatMap((part) => tokensOf(part, file))
          .join('\n');
        hashes.set(name, createHash('sha256').update(`${version}\0${text}`).digest('hex').slice(0, 12));
      }
    }
  });
  return hashes;
}

/** The parts of a shot that its look depends on. The text that describes it can be corrected without taking it again. */
function lookOf(shot: ts.Expression): readonly ts.Node[] {
  return ts.isObjectLiteralExpression(shot)
    ? shot.properties.filter((part) => !/^(alt|label)$/.test(part.name?.getText() ?? ''))
    : [shot];
}

/** The text of each token, without trailing commas. Spaces count inside of strings and templates. */
function tokensOf(node: ts.Node, file: ts.SourceFile): string[] {
  const children = node.getChildren(file).filter(({kind}) => kind !== ts.SyntaxKind.JSDoc);
  const isList = node.kind === ts.SyntaxKind.SyntaxList;
  if (isList && children.at(-1)?.kind === ts.SyntaxKind.CommaToken) {
    children.pop();
  }
  return isList || children.length > 0 ? children.flatMap((child) => tokensOf(child, file)) : [node.getText(file)];
}
