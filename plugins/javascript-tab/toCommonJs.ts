import ts from 'typescript';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Turns the imports and exports of a JavaScript module into those of CommonJS, which a Strapi application written in
 * JavaScript uses on the server. The rest of the text stays as it is.
 *
 * @param code - JavaScript without types
 */
export function toCommonJs(code: string): string {
  const source = ts.createSourceFile('sample.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX);
  const edits: Edit[] = [];
  const exported: Array<[name: string, local: string]> = [];
  let hasDefault = false;
  for (const statement of source.statements) {
    const start = statement.getStart(source);
    if (ts.isImportDeclaration(statement)) {
      edits.push({start, end: statement.end, text: requireOf(statement)});
    } else if (ts.isExportAssignment(statement)) {
      hasDefault = true;
      edits.push({start, end: statement.expression.getStart(source), text: 'module.exports = '});
    } else if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      exported.push(...namesOf(statement.exportClause));
      edits.push({start, end: statement.end, text: ''});
    } else {
      const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
      const [exporting, defaulting] = modifiers;
      if (exporting?.kind !== ts.SyntaxKind.ExportKeyword) {
        continue;
      }
      if (defaulting?.kind === ts.SyntaxKind.DefaultKeyword) {
        hasDefault = true;
        edits.push(
          {start, end: defaulting.end + 1, text: 'module.exports = '},
          {start: statement.end, end: statement.end, text: ';'},
        );
      } else {
        exported.push(...declaredNames(statement).map((name): [string, string] => [name, name]));
        edits.push({start: exporting.getStart(source), end: exporting.end + 1, text: ''});
      }
    }
  }
  return `${applyEdits(code, edits)}${exportsOf(exported, hasDefault)}`;
}

function requireOf(statement: ts.ImportDeclaration): string {
  const call = `require(${statement.moduleSpecifier.getText()})`;
  const clause = statement.importClause;
  if (!clause) {
    return `${call};`;
  }
  const name = clause.name?.text;
  const bindings = clause.namedBindings;
  if (!bindings) {
    return `const ${name} = ${call};`;
  }
  if (ts.isNamespaceImport(bindings)) {
    return `const ${bindings.name.text} = ${call};`;
  }
  const parts = bindings.elements.map(({propertyName, name: local}) =>
    propertyName ? `${propertyName.text}: ${local.text}` : local.text,
  );
  const pattern = `{ ${parts.join(', ')} }`;
  return name ? `const ${name} = ${call};\nconst ${pattern} = ${name};` : `const ${pattern} = ${call};`;
}

function namesOf(clause: ts.NamedExports): Array<[string, string]> {
  return clause.elements.map(({propertyName, name}) => [name.text, (propertyName ?? name).text]);
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({name}) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  return (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name
    ? [statement.name.text]
    : [];
}

function exportsOf(exported: ReadonlyArray<[string, string]>, hasDefault: boolean): string {
  if (exported.length === 0) {
    return '';
  }
  if (hasDefault) {
    return exported.map(([name, local]) => `\nmodule.exports.${name} = ${local};`).join('');
  }
  return `\n\nmodule.exports = { ${exported.map(([name, local]) => (name === local ? name : `${name}: ${local}`)).join(', ')} };\n`;
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: replacement}) => text.slice(0, start) + replacement + text.slice(end), code);
}
