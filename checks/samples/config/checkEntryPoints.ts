import ts from 'typescript';
import {checkMoments} from './checkMoments';
import {messages} from '../../shared/samples/messages';
import type {Finding, Sample} from '../../shared/samples/types';
import {lineOf} from '../../shared/samples/lineOf';
import type {Message} from '../../shared/problem';

/** Properties that Strapi reads from a plugin's server. */
const server = [
  'register',
  'bootstrap',
  'destroy',
  'config',
  'controllers',
  'routes',
  'services',
  'policies',
  'middlewares',
  'contentTypes',
];
const route = ['method', 'path', 'handler', 'config', 'info', 'request', 'response'];
/** Properties that Strapi reads from the `config` of a route. */
const routeConfig = ['auth', 'policies', 'middlewares', 'prefix'];
/** Action names that imply the method of their route. */
const methodsOfActions: Readonly<Record<string, readonly string[]>> = {
  find: ['GET'],
  findOne: ['GET'],
  create: ['POST'],
  update: ['PUT', 'PATCH'],
  delete: ['DELETE'],
};
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'ALL'];

/** Properties that the admin panel reads from `src/admin/app`, by path. Its type accepts any key. */
const app: Readonly<Record<string, readonly string[]>> = {
  '': ['config', 'bootstrap', 'register'],
  config: ['auth', 'head', 'locales', 'menu', 'notifications', 'theme', 'translations', 'tutorials'],
  'config.theme': ['light', 'dark'],
};
/** Color names in the design system's themes. */
const color = /^(alternative|button(Neutral|Primary)|danger|neutral|primary|secondary|success|warning)\d{1,4}$/;

/**
 * Checks files from which Strapi reads properties by name, although their types accept any: the index of a plugin's
 * server, its routes, and `src/admin/app`.
 *
 * @returns findings with their line in the fence, from 1
 */
export function checkEntryPoints({file, text, meta}: Sample): Finding[] {
  const {title = ''} = meta.values;
  // Migration pages also show properties from Strapi 4.
  if (!/\.[jt]sx?$/.test(title) || file.includes('/migration/')) {
    return [];
  }
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const findings: Finding[] = [];
  const report = (node: ts.Node, problem: Message): void => {
    findings.push({...problem, line: lineOf(node)});
  };
  const compare = (node: ts.Expression | undefined, what: string, known: readonly string[]): void => {
    for (const [key, property] of node ? propertiesOf(node) : []) {
      if (!known.includes(key)) {
        report(property, messages.unknownKey(what, key, known));
      }
    }
  };
  const exported = exportedObject(source);
  if (/^src\/plugins\/[\w-]+\/server\/src\/index\.[jt]s$/.test(title)) {
    compare(exported, "a plugin's server", server);
  }
  if (/^src\/admin\/app\.[jt]sx?$/.test(title)) {
    for (const [path, known] of Object.entries(app)) {
      compare(valueAt(exported, path), path || title, known);
    }
    for (const theme of ['light', 'dark']) {
      const colors = valueAt(exported, `config.theme.${theme}`);
      compare(colors, `config.theme.${theme}`, [
        'colors',
        'shadows',
        'breakpoints',
        'fontSizes',
        'spaces',
        'borderRadius',
      ]);
      for (const [key, property] of propertiesOf(valueAt(colors, 'colors'))) {
        if (!color.test(key)) {
          report(property, {message: `the design system has no color ${key}`, fix: 'write one such as primary600'});
        }
      }
    }
  }
  findings.push(...checkMoments(source));
  if (/(^|\/)routes(\/|\.)/.test(title)) {
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        const keys = propertiesOf(node);
        const isRoute = ['method', 'path', 'handler'].filter((key) => keys.has(key)).length > 1;
        const missing = ['method', 'path', 'handler'].filter((key) => !keys.has(key));
        if (isRoute && missing.length > 0) {
          report(node, {message: `this route has no ${missing.join(', ')}`, fix: 'add it, or correct what is there'});
        } else if (isRoute) {
          compare(node, 'a route', route);
          compare(initializerOf(keys.get('config')), 'the configuration of a route', routeConfig);
        }
        const action =
          textOf(initializerOf(keys.get('handler')))
            .split('.')
            .at(-1) ?? '';
        const written = textOf(initializerOf(keys.get('method')));
        const expected = isRoute && Object.hasOwn(methodsOfActions, action) ? methodsOfActions[action] : undefined;
        if (expected && written !== '' && !expected.includes(written)) {
          report(node, {
            message: `${written} for the action ${action}`,
            fix: `write ${expected.join(' or ')}, or correct the action`,
          });
        }
        const method = isRoute ? keys.get('method') : undefined;
        if (
          method &&
          ts.isPropertyAssignment(method) &&
          ts.isStringLiteral(method.initializer) &&
          !methods.includes(method.initializer.text)
        ) {
          report(method, messages.unknownValue('HTTP method', method.initializer.text, methods));
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return findings;
}

function valueAt(node: ts.Expression | undefined, path: string): ts.Expression | undefined {
  return path
    .split('.')
    .filter(Boolean)
    .reduce<ts.Expression | undefined>((value, key) => {
      return initializerOf(propertiesOf(value).get(key));
    }, node);
}

function initializerOf(property: ts.ObjectLiteralElementLike | undefined): ts.Expression | undefined {
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function textOf(node: ts.Expression | undefined): string {
  return node && ts.isStringLiteralLike(node) ? node.text : '';
}

/** The object that a file exports, as its default export (also by name) or as `module.exports`. */
function exportedObject(source: ts.SourceFile): ts.Expression | undefined {
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement)) {
      return statement.expression;
    }
    if (
      ts.isExpressionStatement(statement) &&
      ts.isBinaryExpression(statement.expression) &&
      statement.expression.left.getText(source) === 'module.exports'
    ) {
      return statement.expression.right;
    }
  }
  return undefined;
}

function propertiesOf(node: ts.Expression | undefined): Map<string, ts.ObjectLiteralElementLike> {
  const value = node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) ? node.expression : node;
  return new Map(
    value && ts.isObjectLiteralExpression(value)
      ? value.properties.flatMap(
          (property): Array<[string, ts.ObjectLiteralElementLike]> =>
            property.name && (ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name))
              ? [[property.name.text, property]]
              : [],
        )
      : [],
  );
}
