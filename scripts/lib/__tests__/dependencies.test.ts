import {readFileSync, readdirSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');
const {dependencies, devDependencies} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** Modules that Docusaurus resolves itself: its own aliases, and those of the site and its themes. */
const alias = /^(@theme|@site|@generated|@docusaurus\/([A-Z]|use|isInternalUrl|router|constants))/;

const files = ['config', 'host', 'src', 'plugins', 'checks', 'scripts', 'tests', 'tools', '.']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: folder !== '.', encoding: 'utf8'}).map((name) =>
      path.posix.join(folder, name.replaceAll(path.sep, '/')),
    ),
  )
  .filter((name) => /\.m?[jt]sx?$/.test(name));

/** Code that `npm run build` loads: the site's configuration and code, and the script of its last step. */
const isBuilt = (file: string): boolean =>
  (/^(config|host|src|plugins|tools)\//.test(file) ||
    /^(docusaurus\.config|sidebars|scripts\/host-files)\.ts$/.test(file)) &&
  !/__tests__|\.test\.tsx?$/.test(file) &&
  // Run manually after a build.
  !/^(plugins\/search\/push|host\/servers)\//.test(file);

interface Import {
  file: string;
  name: string;
  isType: boolean;
}

function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, isType: boolean): void => {
    if (specifier && ts.isStringLiteral(specifier) && /^[^.]/.test(specifier.text)) {
      const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(specifier.text) ?? [];
      if (!isBuiltin(specifier.text) && !alias.test(specifier.text)) {
        found.push({file, name, isType});
      }
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isCallExpression(node)) {
      const callee = node.expression.getText();
      if (callee === 'import' || callee === 'require' || callee === 'require.resolve') {
        add(node.arguments[0], false);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const imports = files.flatMap(importsOf);
const describeImport = ({file, name}: Import): string => `${file}: ${name}`;

describe('package.json', () => {
  it('declares every package that is imported', () => {
    const declared = (name: string): boolean =>
      [name, `@types/${name.replace(/^@(.*)\//, '$1__')}`].some((one) => one in dependencies || one in devDependencies);
    expect(imports.filter(({name}) => !declared(name)).map(describeImport)).toEqual([]);
    expect(imports.length).toBeGreaterThan(500);
  });

  it('lists what the build needs under dependencies, so that it works without devDependencies', () => {
    const needed = imports.filter(({file, isType}) => isBuilt(file) && !isType);
    expect(needed.length).toBeGreaterThan(100);
    expect(needed.filter(({name}) => !(name in dependencies)).map(describeImport)).toEqual([]);
    // The build's last step runs with tsx, which reads tsconfig.json.
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['tsx', '@docusaurus/tsconfig']));
  });
});
