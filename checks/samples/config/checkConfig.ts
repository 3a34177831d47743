import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {didYouMean} from '../../shared/didYouMean';
import {samplesFolder} from '../../shared/lab/workspace';
import {messages} from '../../shared/samples/messages';
import type {Finding, Sample} from '../../shared/samples/types';
import type {Defaults, KeyPaths, KnownKeys} from '../../shared/cms/keyTypes';
import {lineOf} from '../../shared/samples/lineOf';
import type {Message} from '../../shared/problem';

/** Defaults of boolean options that aren't literals in Strapi's code. */
const otherDefaults: Defaults = {
  'server.proxy.koa': false,
  'server.mcp.enabled': false,
  'admin.serveAdminPanel': true,
};

/** Boolean options that pages only show with one value, because the other needs much more setup. */
const fixedSwitches: Defaults = {
  'database.connection.useNullAsDefault': true,
  'strapi::security.contentSecurityPolicy.useDefaults': true,
};

const configFile = /^(?:\.\/)?config\/(?:env\/[\w-]+\/)?([\w-]+)\.[jt]s$/;
const pluginKeys = ['enabled', 'resolve', 'isModule', 'config'];
const middlewareKeys = ['name', 'resolve', 'config'];

/** Files that Strapi reads but has no type for. The logger takes the options of winston. */
const untypedFiles: Readonly<Record<string, KeyPaths>> = {
  typescript: ['autogenerate'],
  logger: ['level', 'levels', 'format', 'transports', 'defaultMeta', 'exitOnError', 'silent'],
};

/**
 * Checks the keys of a configuration file, with or without type annotations: TypeScript doesn't reject unknown keys in
 * JavaScript, in functions without an annotation, or in the options of plugins and middlewares.
 *
 * @returns findings with their line in the fence, from 1
 */
export function checkConfig({text, meta}: Sample, known: KnownKeys): Finding[] {
  const [, name = ''] = configFile.exec(meta.values.title ?? '') ?? [];
  const source = ts.createSourceFile('config.ts', text, ts.ScriptTarget.Latest, true);
  const value = exportedValue(source);
  const check = new Check(source, known, fileOfNewProject(meta.values.title));
  if (value && name === 'plugins') {
    check.plugins(value);
  } else if (value && name === 'middlewares') {
    check.middlewares(value);
  } else if (value && (known.files[name] ?? untypedFiles[name])) {
    check.keys(value, known.files[name] ?? untypedFiles[name] ?? [], `config/${name}`);
    check.switches(value, name);
  }
  return check.findings;
}

class Check {
  readonly findings: Finding[] = [];

  constructor(
    private readonly source: ts.SourceFile,
    private readonly known: KnownKeys,
    private readonly ofNewProject: string,
  ) {}

  plugins(value: ts.Expression): void {
    for (const [name, plugin] of this.#properties(value)) {
      const keys = this.known.plugins[name.text];
      const settings = this.#properties(plugin);
      if (!keys && !settings.some(([key]) => key.text === 'resolve') && this.#isMisspelt(name.text)) {
        this.#report(name.node, messages.unknownValue('installed plugin', name.text, Object.keys(this.known.plugins)));
      }
      for (const [key, setting] of settings) {
        if (!pluginKeys.includes(key.text)) {
          this.#report(key.node, messages.unknownKey(`the entry of ${name.text}`, key.text, pluginKeys));
        } else if (key.text === 'config') {
          this.switches(setting, name.text);
        }
        if (key.text === 'config' && keys && keys.length > 0) {
          this.keys(setting, keys, `the configuration of ${name.text}`);
        }
      }
    }
  }

  middlewares(value: ts.Expression): void {
    const names = Object.keys(this.known.middlewares);
    for (const element of ts.isArrayLiteralExpression(value) ? value.elements : []) {
      const entries = this.#properties(element);
      const name = ts.isStringLiteralLike(element) ? element : entries.find(([key]) => key.text === 'name')?.[1];
      const text = name && ts.isStringLiteralLike(name) ? name.text : '';
      if (name && text.startsWith('strapi::') && !names.includes(text)) {
        this.#report(name, messages.unknownValue('Strapi middleware', text, names));
      }
      for (const [key, setting] of entries) {
        if (!middlewareKeys.includes(key.text)) {
          this.#report(key.node, messages.unknownKey('an entry of config/middlewares', key.text, middlewareKeys));
        } else if (key.text === 'config') {
          this.switches(setting, text);
        }
        if (key.text === 'config' && this.known.middlewares[text]) {
          this.keys(setting, this.known.middlewares[text], text);
        }
      }
    }
  }

  /** Reports keys that aren't one of `paths`, a prefix of one, or nested in one. */
  keys(value: ts.Expression, paths: KeyPaths, what: string, prefix = ''): void {
    for (const [key, inner] of this.#properties(value)) {
      const own = `${prefix}${key.text}`;
      if (paths.some((one) => one.startsWith(`${own}.`))) {
        this.keys(inner, paths, what, `${own}.`);
      } else if (!paths.includes(own)) {
        const siblings = paths
          .filter((one) => one.startsWith(prefix))
          .map((one) => one.slice(prefix.length).split('.')[0] ?? '');
        this.#report(
          key.node,
          messages.unknownKey(prefix === '' ? what : `${prefix.slice(0, -1)} of ${what}`, key.text, [
            ...new Set(siblings),
          ]),
        );
      }
    }
  }

  /**
   * Reports boolean options that are set to their default, which has no effect. Those that new projects set, too, are
   * fine.
   */
  switches(value: ts.Expression, prefix: string): void {
    for (const [key, inner] of this.#properties(value)) {
      const option = `${prefix}.${key.text}`;
      const written = switchOf(inner);
      const fixed = fixedSwitches[option];
      if (written === undefined) {
        this.switches(inner, option);
      } else if (fixed !== undefined && written !== fixed) {
        this.#report(key.node, {message: `${key.text} has to be ${fixed} here`, fix: `write ${fixed}`});
      } else if (
        fixed === undefined &&
        written === (otherDefaults[option] ?? this.known.defaults[option]) &&
        !this.ofNewProject.includes(`${key.text}: ${written}`)
      ) {
        this.#report(key.node, {
          message: `"${key.text}" is ${written} by default`,
          fix: 'leave it out, or correct its value',
        });
      }
    }
  }

  #isMisspelt(name: string): boolean {
    return didYouMean(name, Object.keys(this.known.plugins)) !== '';
  }

  #properties(node: ts.Node): Array<[{text: string; node: ts.Node}, ts.Expression]> {
    const value = unwrapped(node);
    return ts.isObjectLiteralExpression(value)
      ? value.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) && (ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name))
            ? [
                [{text: property.name.text, node: property.name}, property.initializer] as [
                  {text: string; node: ts.Node},
                  ts.Expression,
                ],
              ]
            : [],
        )
      : [];
  }

  #report(node: ts.Node, problem: Message): void {
    this.findings.push({...problem, line: lineOf(node)});
  }
}

/**
 * Text of the file with this title in the samples application, which has the configuration of a new project; empty if
 * there's none.
 */
function fileOfNewProject(title = ''): string {
  const file = path.join(samplesFolder, title);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The value of a literal `true` or `false`; `undefined` for anything else. */
function switchOf({kind}: ts.Expression): boolean | undefined {
  if (kind === ts.SyntaxKind.TrueKeyword) {
    return true;
  }
  return kind === ts.SyntaxKind.FalseKeyword ? false : undefined;
}

/** What a file exports, resolving names and functions that only return it. */
function exportedValue(source: ts.SourceFile): ts.Expression | undefined {
  const variables = new Map<string, ts.Expression>();
  let exported: ts.Expression | undefined;
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) {
          variables.set(name.text, initializer);
        }
      }
    } else if (ts.isExportAssignment(statement)) {
      exported = statement.expression;
    } else if (
      ts.isExpressionStatement(statement) &&
      ts.isBinaryExpression(statement.expression) &&
      statement.expression.left.getText(source) === 'module.exports'
    ) {
      exported = statement.expression.right;
    }
  }
  return exported && resolve(exported, variables);
}

function resolve(expression: ts.Expression, variables: ReadonlyMap<string, ts.Expression>): ts.Expression | undefined {
  const value = unwrapped(expression);
  if (ts.isIdentifier(value)) {
    const initializer = variables.get(value.text);
    return initializer && resolve(initializer, new Map([...variables].filter(([name]) => name !== value.text)));
  }
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
    const returned = ts.isBlock(value.body) ? value.body.statements.find(ts.isReturnStatement)?.expression : value.body;
    return returned && resolve(returned, variables);
  }
  return value as ts.Expression;
}

/** An expression without parentheses, `as` and `satisfies`. */
function unwrapped(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? unwrapped(node.expression)
    : node;
}
