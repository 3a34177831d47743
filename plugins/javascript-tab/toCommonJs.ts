import ts from 'typescript';
import {applyEdits, type Edit} from '../../src/lib/code/applyEdits';

/** The exports of a module, in source order. */
interface Exports {
  /** Modules whose exports are all re-exported. */
  all: string[];
  /** Exported names, with the code of their values. */
  named: Array<[name: string, value: string]>;
  /** Code of the default export, unless it has already been assigned in place. */
  fallback?: string;
  hasDefault: boolean;
}

/**
 * Converts the imports and exports of a JavaScript module to CommonJS, because that's how Node.js loads a `.js` file of
 * a Strapi project. The rest of the text is unchanged. A default export becomes `module.exports` itself, so a default
 * import is what `require()` returns.
 *
 * @param code - JavaScript without types
 */
export function toCommonJs(code: string): string {
  const source = ts.createSourceFile('sample.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX);
  const edits: Edit[] = [];
  const exported: Exports = {all: [], named: [], hasDefault: false};
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      edits.push({start: statement.getStart(source), end: statement.end, text: requireOf(statement)});
    } else if (ts.isExportDeclaration(statement)) {
      collect(statement, exported);
      edits.push({start: statement.getStart(source), end: statement.end, text: ''});
    } else if (ts.isExportAssignment(statement)) {
      exported.hasDefault = true;
      edits.push({
        start: statement.getStart(source),
        end: statement.expression.getStart(source),
        text: 'module.exports = ',
      });
    } else {
      edits.push(...withoutExport(statement, source, exported));
    }
  }
  return `${applyEdits(code, edits).text}${exportsOf(exported)}`;
}

function requireOf(statement: ts.ImportDeclaration): string {
  const call = `require(${statement.moduleSpecifier.getText()})`;
  const clause = statement.importClause;
  if (!clause) {
    return `${call};`;
  }
  const bindings = clause.namedBindings;
  const elements = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
  const isDefault = ({propertyName}: ts.ImportSpecifier): boolean => propertyName?.text === 'default';
  const wholes = [
    ...(clause.name ? [clause.name.text] : []),
    ...(bindings && ts.isNamespaceImport(bindings) ? [bindings.name.text] : []),
    ...elements.filter(isDefault).map(({name}) => name.text),
  ];
  const parts = elements
    .filter((element) => !isDefault(element))
    .map(({propertyName, name}) => (propertyName ? `${propertyName.getText()}: ${name.text}` : name.text));
  const lines = wholes.map((name, index) => `const ${name} = ${index === 0 ? call : (wholes[0] ?? call)};`);
  if (parts.length > 0) {
    lines.push(`const { ${parts.join(', ')} } = ${wholes[0] ?? call};`);
  }
  return lines.join('\n') || `${call};`;
}

/** Collects the exports of `export {…}`, `export {…} from` and `export * from`. */
function collect({exportClause, moduleSpecifier}: ts.ExportDeclaration, exported: Exports): void {
  const call = moduleSpecifier && `require(${moduleSpecifier.getText()})`;
  if (!exportClause) {
    exported.all.push(call ?? '');
    return;
  }
  if (ts.isNamespaceExport(exportClause)) {
    exported.named.push([exportClause.name.getText(), call ?? '']);
    return;
  }
  for (const {propertyName, name} of exportClause.elements) {
    const local = (propertyName ?? name).text;
    const value = call ? (local === 'default' ? call : `${call}.${local}`) : local;
    if (name.text === 'default') {
      exported.hasDefault = true;
      exported.fallback = value;
    } else {
      exported.named.push([name.getText(), value]);
    }
  }
}

/** Removes `export` from a declaration, and collects what it exported. */
function withoutExport(statement: ts.Statement, source: ts.SourceFile, exported: Exports): Edit[] {
  const [exporting, defaulting] = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (exporting?.kind !== ts.SyntaxKind.ExportKeyword) {
    return [];
  }
  const start = exporting.getStart(source);
  if (defaulting?.kind !== ts.SyntaxKind.DefaultKeyword) {
    exported.named.push(...declaredNames(statement).map((name): [string, string] => [name, name]));
    return [{start, end: exporting.end + 1, text: ''}];
  }
  exported.hasDefault = true;
  const name =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? statement.name?.text : undefined;
  if (name && isUsedElsewhere(name, statement, source)) {
    exported.fallback = name;
    return [{start, end: defaulting.end + 1, text: ''}];
  }
  return [
    {start, end: defaulting.end + 1, text: 'module.exports = '},
    {start: statement.end, end: statement.end, text: ';'},
  ];
}

/**
 * Whether code outside of the statement that declares a name uses it. If so, the declaration can't become an
 * expression.
 */
function isUsedElsewhere(name: string, declaration: ts.Statement, source: ts.SourceFile): boolean {
  const uses = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === name) ||
    Boolean(ts.forEachChild(node, (child) => uses(child) || undefined));
  return source.statements.some((statement) => statement !== declaration && uses(statement));
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({name}) => boundNames(name));
  }
  return (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name
    ? [statement.name.text]
    : [];
}

function boundNames(name: ts.BindingName): string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

function exportsOf({all, named, fallback, hasDefault}: Exports): string {
  const spread = all.map((call) => `...${call}`);
  if (hasDefault) {
    const lines = [
      ...(fallback ? [`module.exports = ${fallback};`] : []),
      ...(all.length > 0 ? [`Object.assign(module.exports, { ${spread.join(', ')} });`] : []),
      ...named.map(([name, value]) => `module.exports${memberOf(name)} = ${value};`),
    ];
    return lines.map((line) => `\n${line}`).join('');
  }
  const members = [...spread, ...named.map(([name, value]) => (name === value ? name : `${name}: ${value}`))];
  return members.length === 0 ? '' : `\n\nmodule.exports = { ${members.join(', ')} };\n`;
}

/** A name can be a string, as in `export {a as 'b-c'}`. */
function memberOf(name: string): string {
  return /^['"]/.test(name) ? `[${name}]` : `.${name}`;
}
