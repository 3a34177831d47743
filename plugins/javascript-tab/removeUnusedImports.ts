import ts from 'typescript';

/**
 * Removes imported names that are unused once the types are gone, as TypeScript does when it compiles.
 *
 * @param code - JavaScript without types
 */
export function removeUnusedImports(code: string): string {
  const source = ts.createSourceFile('sample.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX);
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      used.add(node.text);
    }
    if (!ts.isImportDeclaration(node)) {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return source.statements
    .filter(ts.isImportDeclaration)
    .reverse()
    .reduce((text, statement) => {
      const replacement = pruned(statement, used);
      return replacement === undefined
        ? text
        : text.slice(0, statement.getStart(source)) + replacement + text.slice(statement.end);
    }, code);
}

/** The import with only the names that are used; `undefined` if it stays unchanged. */
function pruned(statement: ts.ImportDeclaration, used: ReadonlySet<string>): string | undefined {
  const clause = statement.importClause;
  if (!clause) {
    return undefined;
  }
  const bindings = clause.namedBindings;
  const name = clause.name && used.has(clause.name.text) ? clause.name.text : undefined;
  if (bindings && ts.isNamespaceImport(bindings)) {
    return used.has(bindings.name.text) ? undefined : '';
  }
  const named = (bindings?.elements ?? []).filter((element) => used.has(element.name.text));
  if (named.length === (bindings?.elements.length ?? 0) && Boolean(name) === Boolean(clause.name)) {
    return undefined;
  }
  const braces = named.length > 0 ? `{ ${named.map((element) => element.getText()).join(', ')} }` : undefined;
  const imported = [name, braces].filter(Boolean).join(', ');
  return imported === '' ? '' : `import ${imported} from ${statement.moduleSpecifier.getText()};`;
}
