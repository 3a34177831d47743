import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/**
 * Fakes of Meilisearch and Algolia: small servers that implement the part of the documented HTTP APIs that the site
 * uses, and respond with 400 to any other path, key or shape. They search by substring.
 */
export interface RunningService {
  /** Origin. */
  url: string;
  /** Problems with requests so far. */
  problems: string[];
  /** Requests so far, as `METHOD path`. */
  requests: string[];
  close: () => Promise<void>;
}

type Handler = (request: {method: string; path: string; headers: IncomingMessage['headers']; body: unknown}) => {
  status: number;
  body: unknown;
};

export const searchKey = 'search-only-key';
export const adminKey = 'admin-key';

type Document = Record<string, unknown> & {id: string};

export interface MeilisearchStandIn extends RunningService {
  indexes: Map<string, {documents: Map<string, Document>; settings: Record<string, unknown>}>;
  /** Responds to this many requests with status 503. */
  failNext: (count: number) => void;
  /** Executes the next swap, but responds with status 502, like a proxy after a timeout. */
  loseNextSwap: () => void;
  /** Makes the next task fail with this message. */
  failTask: (message: string) => void;
}

const searchFields = {
  q: 'string',
  limit: 'number',
  matchingStrategy: 'string',
  attributesToSearchOn: 'object',
  attributesToHighlight: 'object',
  attributesToCrop: 'object',
  cropLength: 'number',
  highlightPreTag: 'string',
  highlightPostTag: 'string',
} as const;

export async function startMeilisearch(): Promise<MeilisearchStandIn> {
  const indexes: MeilisearchStandIn['indexes'] = new Map();
  const problems: string[] = [];
  let tasks = 0;
  let failures = 0;
  let isSwapLost = false;
  let failedTask: string | undefined;
  /** Tasks are reported as processing once before they succeed. */
  const looked = new Set<string>();

  const reject = (problem: string) => {
    problems.push(problem);
    return {status: 400, body: {message: problem, code: 'bad_request', type: 'invalid_request', link: ''}};
  };
  const enqueue = () => ({status: 202, body: {taskUid: (tasks += 1), indexUid: null, status: 'enqueued'}});
  const missing = {status: 404, body: {message: 'Index not found.', code: 'index_not_found', type: 'invalid_request'}};

  const handle: Handler = ({method, path, headers, body}) => {
    if (failures > 0) {
      failures -= 1;
      return {status: 503, body: {}};
    }
    const isSearch = path.endsWith('/search');
    if (headers.authorization !== `Bearer ${isSearch ? searchKey : adminKey}`) {
      reject(`${method} ${path}: wrong key`);
      return {status: 403, body: {message: 'The provided API key is invalid.', code: 'invalid_api_key', type: 'auth'}};
    }
    const [, name = '', action] = /^\/indexes\/([\w-]+)(\/.*)?$/.exec(path) ?? [];
    const index = indexes.get(name);
    const route = `${method} ${name === '' ? path : `/indexes/{uid}${action ?? ''}`}`;
    if (route.startsWith('GET /tasks/')) {
      const isNew = !looked.has(path);
      looked.add(path);
      if (failedTask !== undefined) {
        return {status: 200, body: {status: 'failed', error: {message: failedTask, code: 'internal'}}};
      }
      return {status: 200, body: {status: isNew ? 'processing' : 'succeeded'}};
    }
    switch (route) {
      case 'POST /indexes': {
        const {uid, primaryKey, ...rest} = body as Record<string, unknown>;
        if (typeof uid !== 'string' || primaryKey !== 'id' || Object.keys(rest).length > 0 || indexes.has(uid)) {
          return reject(`${route}: ${JSON.stringify(body)}`);
        }
        indexes.set(uid, {documents: new Map(), settings: {}});
        return enqueue();
      }
      case 'POST /swap-indexes': {
        const [pair, ...rest] = body as {indexes: [string, string]}[];
        const [a, b] = pair?.indexes ?? ['', ''];
        const [first, second] = [indexes.get(a), indexes.get(b)];
        if (rest.length > 0 || !first || !second) {
          return reject(`${route}: ${JSON.stringify(body)}`);
        }
        indexes.set(a, second).set(b, first);
        if (isSwapLost) {
          isSwapLost = false;
          return {status: 502, body: {}};
        }
        return enqueue();
      }
      case 'GET /indexes/{uid}':
        return index ? {status: 200, body: {uid: name, primaryKey: 'id'}} : missing;
      case 'DELETE /indexes/{uid}':
        return indexes.delete(name) ? enqueue() : missing;
      case 'PATCH /indexes/{uid}/settings':
        if (!index) {
          return missing;
        }
        index.settings = body as Record<string, unknown>;
        return enqueue();
      case 'POST /indexes/{uid}/documents?primaryKey=id':
        if (
          !index ||
          !Array.isArray(body) ||
          !body.every(({id}: Partial<Document>) => /^[\w-]{1,511}$/.test(String(id)))
        ) {
          return reject(`${route}: documents`);
        }
        (body as Document[]).forEach((document) => index.documents.set(document.id, document));
        return enqueue();
      case 'POST /indexes/{uid}/search':
        return search(index, body as Record<string, unknown>);
      default:
        return reject(`unknown route ${route}`);
    }
  };

  function search(
    index: {documents: Map<string, Document>} | undefined,
    body: Record<string, unknown>,
  ): {status: number; body: unknown} {
    const wrong = [
      ...Object.entries(searchFields).filter(([field, type]) => typeof body[field] !== type),
      ...Object.keys(body).filter((field) => !(field in searchFields)),
    ];
    if (!index || wrong.length > 0 || body['matchingStrategy'] !== 'all') {
      return reject(`search: ${wrong.join(' ')}`);
    }
    const needle = String(body['q']).toLowerCase();
    const hits = [...index.documents.values()]
      .filter((document) => (body['attributesToSearchOn'] as string[]).some((field) => has(document[field], needle)))
      .slice(0, Number(body['limit']))
      .map((document) => ({...document, _formatted: markFields(document, needle)}));
    return {status: 200, body: {hits, query: body['q'], processingTimeMs: 0}};
  }

  const server = await listen(handle);
  return {
    ...server,
    problems,
    indexes,
    failNext: (count) => (failures = count),
    loseNextSwap: () => (isSwapLost = true),
    failTask: (message) => (failedTask = message),
  };
}

export interface AlgoliaStandIn extends RunningService {
  records: Record<string, unknown>[];
}

/** @param appId - required application id in requests */
export async function startAlgolia(appId: string): Promise<AlgoliaStandIn> {
  const problems: string[] = [];
  const records: Record<string, unknown>[] = [];
  const server = await listen(({method, path, headers, body}) => {
    const {query, hitsPerPage} = body as {query: unknown; hitsPerPage: unknown};
    const isRight =
      method === 'POST' &&
      path === '/1/indexes/strapi-docs/query' &&
      headers['x-algolia-application-id'] === appId &&
      headers['x-algolia-api-key'] === searchKey &&
      typeof query === 'string' &&
      typeof hitsPerPage === 'number';
    if (!isRight) {
      problems.push(`${method} ${path} ${JSON.stringify(body)}`);
      return {status: 400, body: {message: 'bad request', status: 400}};
    }
    const needle = query.toLowerCase();
    const hits = records
      .filter((record) => JSON.stringify(record).toLowerCase().includes(needle))
      .map((record) => ({
        ...record,
        _highlightResult: {
          hierarchy: Object.fromEntries(
            Object.entries(record['hierarchy'] as Record<string, string | null>).flatMap(([level, text]) =>
              text ? [[level, {value: mark(text, needle), matchLevel: 'full'}]] : [],
            ),
          ),
        },
        _snippetResult: {
          content: {
            value: mark(typeof record['content'] === 'string' ? record['content'] : '', needle),
            matchLevel: 'full',
          },
        },
      }));
    return {status: 200, body: {hits, nbHits: hits.length, query}};
  });
  return {...server, problems, records};
}

function has(value: unknown, needle: string): boolean {
  return typeof value === 'string' && value.toLowerCase().includes(needle);
}

function markFields(document: Document, needle: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).map(([field, value]) => [field, typeof value === 'string' ? mark(value, needle) : value]),
  );
}

function mark(text: string, needle: string): string {
  const at = text.toLowerCase().indexOf(needle);
  return at === -1 || needle === ''
    ? text
    : `${text.slice(0, at)}<mark>${text.slice(at, at + needle.length)}</mark>${text.slice(at + needle.length)}`;
}

async function listen(handle: Handler): Promise<RunningService> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    allowOrigins(response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const method = request.method ?? '';
      const path = request.url ?? '';
      requests.push(`${method} ${path}`);
      const answer = handle({method, path, headers: request.headers, body: text === '' ? undefined : JSON.parse(text)});
      response.writeHead(answer.status, {'content-type': 'application/json'}).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    problems: [],
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function allowOrigins(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*, authorization');
  response.setHeader('access-control-allow-methods', '*');
}
