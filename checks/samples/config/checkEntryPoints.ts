import ts from 'typescript';
import {checkMoments} from './checkMoments';
import {messages} from '../../shared/samples/messages';
import type {Finding, Sample} from '../../shared/samples/types';
import {lineOf} from '../../shared/samples/lineOf';
import type {Message} from '../../shared/problem';
import {exportedValue, membersOf, nodesIn, textOf, valuesOf} from '../../shared/samples/syntax';

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
    for (const [key, property] of membersOf(node)) {
      if (!known.includes(key)) {
        report(property, messages.unknownKey(what, key, known));
      }
    }
  };
  const exported = exportedValue(source);
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
      for (const [key, property] of membersOf(valueAt(colors, 'colors'))) {
        if (!color.test(key)) {
          report(property, {message: `the design system has no color ${key}`, fix: 'write one such as primary600'});
        }
      }
    }
  }
  findings.push(...checkMoments(source));
  if (/(^|\/)routes(\/|\.)/.test(title)) {
    for (const node of nodesIn(source).filter(ts.isObjectLiteralExpression)) {
      const [members, values] = [membersOf(node), valuesOf(node)];
      const missing = ['method', 'path', 'handler'].filter((key) => !members.has(key));
      const isRoute = missing.length < 2;
      if (isRoute && missing.length > 0) {
        report(node, {message: `this route has no ${missing.join(', ')}`, fix: 'add it, or correct what is there'});
      } else if (isRoute) {
        compare(node, 'a route', route);
        compare(values.get('config'), 'the configuration of a route', routeConfig);
      }
      const action = textOf(values.get('handler')).split('.').at(-1) ?? '';
      const written = textOf(values.get('method'));
      const expected = isRoute && Object.hasOwn(methodsOfActions, action) ? methodsOfActions[action] : undefined;
      if (expected && written !== '' && !expected.includes(written)) {
        report(node, {
          message: `${written} for the action ${action}`,
          fix: `write ${expected.join(' or ')}, or correct the action`,
        });
      }
      const method = values.get('method');
      if (isRoute && method && ts.isStringLiteral(method) && !methods.includes(method.text)) {
        report(method.parent, messages.unknownValue('HTTP method', method.text, methods));
      }
    }
  }
  return findings;
}

function valueAt(node: ts.Expression | undefined, path: string): ts.Expression | undefined {
  return path
    .split('.')
    .filter(Boolean)
    .reduce<ts.Expression | undefined>((value, key) => valuesOf(value).get(key), node);
}
