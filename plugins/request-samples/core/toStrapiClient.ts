import type {SampleRequest} from './parseRequest';
import {server, readTarget} from './target';
import type {ContentTypeNames} from './types';

const documentId = /^[a-z][a-z0-9]{23}$/;
/** Parameters that are lists in the client, but can be comma-separated in a URL. */
const lists = ['fields', 'populate', 'sort'];

/**
 * Converts a request to code for the Strapi Client.
 *
 * @returns unformatted code; `undefined` for what the client has no method for: other APIs, custom headers, bodies
 *   that aren't `{"data": …}`
 */
export function toStrapiClient(request: SampleRequest, types: ContentTypeNames): string | undefined {
  const {path, parameters} = readTarget(request.target);
  const [, api, name = '', id, more] = path.split('/');
  const data = dataOf(request.body);
  const {authorization, ...others} = request.headers;
  const token = authorization?.replace(/^Bearer /, '');
  const isJson = (others['content-type'] ?? 'application/json') === 'application/json';
  if (api !== 'api' || more !== undefined || !isJson || Object.keys(others).some((key) => key !== 'content-type')) {
    return undefined;
  }
  const kind = types.singles.has(name) ? 'single' : types.collections.has(name) ? 'collection' : undefined;
  if (!kind || (kind === 'single' ? id !== undefined : id !== undefined && !documentId.test(id))) {
    return undefined;
  }
  const call = callOf(request.method, kind, id, data);
  if (!call) {
    return undefined;
  }
  const options = {baseURL: `${server}/api`, ...(token && {auth: token})};
  const values = [...call.values, ...(Object.keys(parameters).length > 0 ? [withLists(parameters)] : [])];
  const variable = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    `import { strapi } from '@strapi/client';\n`,
    `const client = strapi(${JSON.stringify(options)});`,
    `const ${variable} = client.${kind}('${name}');`,
    `const response = await ${variable}.${call.method}(${values.map((value) => JSON.stringify(value)).join(', ')});`,
  ].join('\n');
}

function callOf(
  method: string,
  kind: 'single' | 'collection',
  id: string | undefined,
  data: unknown,
): {method: string; values: unknown[]} | undefined {
  const documents = id === undefined ? [] : [id];
  if (method === 'GET' && data === undefined) {
    return {method: id === undefined ? 'find' : 'findOne', values: documents};
  }
  if (method === 'POST' && kind === 'collection' && id === undefined && data !== undefined) {
    return {method: 'create', values: [data]};
  }
  const hasTarget = kind === 'single' || id !== undefined;
  if (method === 'PUT' && hasTarget && data !== undefined) {
    return {method: 'update', values: [...documents, data]};
  }
  return method === 'DELETE' && hasTarget ? {method: 'delete', values: documents} : undefined;
}

function dataOf(body: string | undefined): unknown {
  try {
    const {data, ...others} = JSON.parse(body ?? '') as Record<string, unknown>;
    return Object.keys(others).length === 0 ? data : undefined;
  } catch {
    return undefined;
  }
}

function withLists(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      lists.includes(name) && typeof value === 'string' && value !== '*' ? value.split(',') : value,
    ]),
  );
}
