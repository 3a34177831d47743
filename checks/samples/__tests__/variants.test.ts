import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readPage} from '../../shared/samples/readPage';
import type {Lab} from '../../shared/lab/lab';
import {runPage} from '../requests/runPage';

/** Fake application that responds with who sent the request and with a counter, which only a rewind resets. */
let server: Server;
let count = 0;
let marked = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    count += 1;
    const body = request.url?.startsWith('/api/count') ? {count} : {token: request.headers.authorization ?? null};
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => void server.close());

async function problemsOf(request: string, response: string): Promise<string[]> {
  const {port} = server.address() as AddressInfo;
  const lab = {
    port,
    tokens: {token: 'secret'},
    reset: () => {
      count = 0;
    },
    mark: (withData: boolean) => {
      marked = withData ? count : NaN;
    },
    rewind: () => {
      count = Number.isNaN(marked) ? count : marked;
    },
    tick: () => undefined,
    uncaught: () => [],
    request: async ({method, path, headers, body}: Parameters<Lab['request']>[0]) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {method, headers, body});
      return {status: answer.status, headers: {}, body: await answer.json()};
    },
  } as unknown as Lab;
  const source = `\`\`\`http\n${request}\n\`\`\`\n\n\`\`\`json response\n${response}\n\`\`\``;
  const {page} = readPage('page.mdx', source);
  const labs = {plain: () => Promise.resolve(lab), withFiles: () => Promise.resolve(lab)};
  return (await runPage(page, labs)).problems.map(({line, message}) => `${line}: ${message}`);
}

describe('the other forms of a request', () => {
  it('are sent with the token', async () => {
    expect(await problemsOf('GET /auth\nAuthorization: Bearer <token>', '{"token": "Bearer secret"}')).toEqual([]);
  });

  it('are reported if they get another response', async () => {
    expect(await problemsOf('GET /api/count', '{"count": 1}')).toEqual([
      expect.stringMatching(/^1: the curl form .* count is 2, not 1/),
      expect.stringMatching(/^1: the js form .* count is 3, not 1/),
    ]);
  });

  it('start from the same state as the request, if it may change it', async () => {
    expect(await problemsOf('POST /api/count\n\n{"data": {}}', '{"count": 1}')).toEqual([]);
  });
});
