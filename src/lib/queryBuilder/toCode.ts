import qs from 'qs';
import type {Draft, Query, QueryValue} from './types';

/**
 * Converts a query to a query string. Values are encoded, brackets aren't, so that the string stays readable.
 *
 * @returns the query string without the question mark; empty for an empty query
 */
export function toQueryString(query: Query): string {
  return qs.stringify(query, {encodeValuesOnly: true});
}

/** @returns the full URL of the request */
export function toUrl({server, endpoint}: Pick<Draft, 'server' | 'endpoint'>, query: Query): string {
  const queryString = toQueryString(query);
  return `${base(server, endpoint)}${queryString && `?${queryString}`}`;
}

/** @returns JavaScript that builds the query with `qs` and sends the request with `fetch` */
export function toJavaScript(draft: Pick<Draft, 'server' | 'endpoint' | 'token'>, query: Query): string {
  const endpoint = base(draft.server, draft.endpoint);
  const asks = Object.keys(query).length > 0;
  const options = draft.token ? ', {\n  headers: { Authorization: `Bearer ${token}` },\n}' : '';
  const url = asks ? `\`${endpoint.replace(/[\\`]|\$(?=\{)/g, '\\$&')}?\${query}\`` : literal(endpoint);
  const request = [
    `const response = await fetch(${url}${options});`,
    'if (!response.ok) {',
    '  throw new Error(`Strapi responded with ${response.status}`);',
    '}',
    'const { data, meta } = await response.json();',
  ];
  if (!asks) {
    return request.join('\n');
  }
  return [
    "import qs from 'qs';",
    '',
    `const query = qs.stringify(${literal(query)}, { encodeValuesOnly: true });`,
    '',
    ...request,
  ].join('\n');
}

/** @returns a command that sends the request; without `--globoff`, curl would interpret brackets in the URL as a pattern */
export function toCurl(draft: Pick<Draft, 'server' | 'endpoint' | 'token'>, query: Query): string {
  const url = toUrl(draft, query).replaceAll("'", "'\\''");
  const header = draft.token ? ' \\\n  --header "Authorization: Bearer $TOKEN"' : '';
  return `curl --globoff '${url}'${header}`;
}

function base(server: string, endpoint: string): string {
  return `${server.trim().replace(/\/+$/, '')}/api/${endpoint.trim().replace(/^\/+|\/+$/g, '')}`;
}

/** A value as JavaScript source, formatted like the samples on pages. */
function literal(value: QueryValue, indent = ''): string {
  if (typeof value === 'string') {
    return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;
  }
  if (typeof value !== 'object') {
    return String(value);
  }
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const elements = (value as readonly QueryValue[]).map((element) => literal(element, deeper));
    const line = `[${elements.join(', ')}]`;
    return line.includes('\n') ? `[\n${elements.map((text) => `${deeper}${text},\n`).join('')}${indent}]` : line;
  }
  const entries = Object.entries(value).map(([key, inner]) => `${property(key)}: ${literal(inner, deeper)}`);
  const line = `{ ${entries.join(', ')} }`;
  const short = indent !== '' && entries.length === 1 && !line.includes('\n') && line.length < 50;
  return short ? line : `{\n${entries.map((text) => `${deeper}${text},\n`).join('')}${indent}}`;
}

function property(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key);
}
