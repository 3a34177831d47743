import {createHash} from 'node:crypto';
import ts from 'typescript';

/**
 * Hashes the definition of each shot of an area.
 *
 * @param source - text of `config/screenshots/<area>.ts`, which exports one object of shots
 * @param basis - what else screenshots depend on, such as the version of the CMS
 * @returns a hash of 12 characters by shot name; spaces, line breaks and trailing commas don't affect it
 */
export function hashShots(source: string, basis: string): ReadonlyMap<string, string> {
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
        const text = property.initializer
          .getText(file)
          .replace(/\s+/g, '')
          .replace(/,(?=[\])}])/g, '');
        hashes.set(name, createHash('sha256').update(`${basis}\0${text}`).digest('hex').slice(0, 12));
      }
    }
  });
  return hashes;
}
