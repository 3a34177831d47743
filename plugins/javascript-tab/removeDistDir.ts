import ts from 'typescript';

/**
 * Removes `distDir` from the options of `createStrapi()`: a JavaScript project isn't compiled, so it has no `dist` folder.
 *
 * @param code - JavaScript without types
 */
export function removeDistDir(code: string): string {
  const source = ts.createSourceFile('sample.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX);
  const properties: ts.ObjectLiteralElementLike[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'createStrapi') {
      const [options] = node.arguments;
      properties.push(
        ...(options && ts.isObjectLiteralExpression(options) ? options.properties : []).filter(
          ({name}) => name && ts.isIdentifier(name) && name.text === 'distDir',
        ),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return properties.reverse().reduce((text, property) => {
    const before = text.slice(0, property.getStart(source));
    return before + text.slice(property.end).replace(/^\s*,\s*/, '');
  }, code);
}
