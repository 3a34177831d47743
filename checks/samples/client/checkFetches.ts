import ts from 'typescript';
import {didYouMean} from '../../shared/didYouMean';
import type {Route} from '../../shared/cms/readRunning';
import {messages} from '../../shared/samples/messages';
import type {Finding, Sample} from '../../shared/samples/types';
import {lineOf} from '../../shared/samples/lineOf';
import type {Message} from '../../shared/problem';
import {membersOf, nodesIn, textOf, valuesOf} from '../../shared/samples/syntax';

/** Request headers that code outside of Strapi sends. */
const headers = [
  'accept',
  'authorization',
  'content-type',
  'x-strapi-refresh-cookie',
  'strapi-encode-source-maps',
  'strapi-response-format',
];

/** Strapi's status codes for successful requests, by method. */
const statuses: Readonly<Record<string, readonly number[]>> = {
  GET: [200],
  POST: [200, 201],
  PUT: [200],
  DELETE: [200, 204],
};

/** Status codes of errors, for any method. */
const refusals = [400, 401, 403, 404, 413, 429, 500];

/** Options of `fetch` that pages use: https://developer.mozilla.org/docs/Web/API/RequestInit */
const fetchOptions = ['method', 'headers', 'body', 'credentials', 'cache', 'mode', 'redirect', 'signal', 'keepalive'];

/** Placeholder for a value that's only known at runtime. */
const unknown = '\0';

/**
 * Checks the requests that code sends with `fetch`: the application has the route and method, Strapi reads the headers,
 * and the status codes that the code handles can occur.
 *
 * @param routes - those of the samples application
 * @returns findings with their line in the fence, from 1
 */
export function checkFetches({kind, text}: Sample, routes: readonly Route[]): Finding[] {
  if (kind !== 'code' || !/\bfetch\(/.test(text)) {
    return [];
  }
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const findings: Finding[] = [];
  const report = (node: ts.Node, problem: Message): void => {
    findings.push({...problem, line: lineOf(node)});
  };
  const calls = nodesIn(source).filter(ts.isCallExpression);
  for (const node of calls.filter(({expression}) => expression.getText(source) === 'fetch')) {
    const [target, options] = node.arguments;
    const method = options ? methodOf(options) : 'GET';
    const path = target && pathOf(target);
    if (path !== undefined && method !== undefined) {
      const problem = problemOfRoute(method, path, routes);
      if (problem) {
        report(node, problem);
      }
      const expected = path.startsWith('/api/') ? statusesBelow(node, method) : [];
      expected.forEach(({at, status}) =>
        report(at, {message: `${method} ${shown(path)} never responds with ${status}`, fix: 'correct the status'}),
      );
    }
    for (const [name, option] of membersOf(options)) {
      if (!fetchOptions.includes(name)) {
        report(option, messages.unknownKey('a request of fetch', name, fetchOptions));
      }
    }
    for (const [name, header] of path === undefined ? [] : membersOf(valuesOf(options).get('headers'))) {
      if (!headers.includes(name.toLowerCase())) {
        report(header, messages.unknownValue('header that Strapi reads', name, headers));
      }
    }
  }
  return findings;
}

/**
 * The path of a Strapi URL, without its query; `undefined` for other URLs and those that begin with a variable path.
 */
function pathOf(node: ts.Expression): string | undefined {
  const url = ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? node.head.text + node.templateSpans.map(({literal}) => unknown + literal.text).join('')
      : '';
  const [, path] =
    new RegExp(`^(?:${unknown}|https?://(?:localhost:1337|[\\w.-]*\\bexample\\.com))(/[^?#]*)`).exec(url) ?? [];
  return path;
}

/** The method of a request; `undefined` if the code computes it. */
function methodOf(options: ts.Expression): string | undefined {
  if (!ts.isObjectLiteralExpression(options)) {
    return undefined;
  }
  return membersOf(options).has('method') ? textOf(valuesOf(options).get('method')) || undefined : 'GET';
}

function problemOfRoute(method: string, path: string, routes: readonly Route[]): Message | undefined {
  const [, first = '', second = ''] = path.split('/');
  const family = routes.filter((route) => route.path.split('/')[1] === first);
  if (family.length === 0) {
    return problemOfStart(first, routes);
  }
  const siblings = family.filter((route) => route.path.split('/')[2] === second);
  const fitting = siblings.filter((route) => isLike(path, route.path));
  if (siblings.length === 0 || fitting.some((route) => route.method === method)) {
    return undefined;
  }
  const methods = [...new Set(fitting.map((route) => route.method))];
  return fitting.length > 0
    ? {message: `${shown(path)} doesn't accept ${method}`, fix: `it accepts ${methods.join(', ')}`}
    : {
        message: `there is no route ${shown(path)}`,
        fix: `known: ${[...new Set(siblings.map((route) => route.path))].join(', ')}`,
      };
}

function problemOfStart(first: string, routes: readonly Route[]): Message | undefined {
  const known = [...new Set(routes.map((route) => route.path.split('/')[1] ?? ''))].filter((one) => /^\w+$/.test(one));
  return known.includes(first) || didYouMean(first, known) === ''
    ? undefined
    : messages.unknownValue('path prefix that Strapi serves', first, known);
}

/** Checks only the first part of the path in an `http` fence. The rest may be wrong on purpose, to show a 404. */
export function checkStart({kind, text}: Sample, routes: readonly Route[]): Finding[] {
  const [, first] = (kind === 'http' && /^[A-Z]+ \/([\w-]+)/.exec(text)) || [];
  const problem = first === undefined ? undefined : problemOfStart(first, routes);
  return problem ? [{...problem, line: 1}] : [];
}

/** Whether a path may match a route: `:id` and computed parts match any value. */
function isLike(path: string, route: string): boolean {
  const [own, theirs] = [path.split('/'), route.split('/')];
  return (
    own.length === theirs.length &&
    own.every((part, index) => part === theirs[index] || part.includes(unknown) || theirs[index]?.startsWith(':'))
  );
}

function shown(path: string): string {
  return path.replaceAll(unknown, '…');
}

/** Status codes that the code compares the response with, although they never occur. */
function statusesBelow(call: ts.CallExpression, method: string): Array<{at: ts.Node; status: number}> {
  const variable = ts.findAncestor(call, ts.isVariableDeclaration)?.name.getText();
  const scope = ts.findAncestor(call, ts.isFunctionLike);
  if (!scope || variable === undefined) {
    return [];
  }
  const possible = [...(statuses[method] ?? []), ...refusals];
  return nodesIn(scope)
    .filter(ts.isBinaryExpression)
    .flatMap((at) => {
      const {left, right} = at;
      const isCompared = left.getText() === `${variable}.status` && ts.isNumericLiteral(right);
      return isCompared && !possible.includes(Number(right.text)) ? [{at, status: Number(right.text)}] : [];
    });
}
