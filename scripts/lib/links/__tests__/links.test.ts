import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {freePort} from '../../../../host/servers/freePort';
import {checkLink} from '../checkLink';
import {collectLinks} from '../collectLinks';

let server: Server;
let host = '';

beforeAll(async () => {
  server = createServer(({url, method, socket}, response) => {
    if (url === '/reset') {
      socket.destroy();
      return;
    }
    const status = url === '/no-head' && method === 'HEAD' ? 405 : Number(/\d+/.exec(url ?? '')?.[0] ?? 200);
    const location = url === '/301-loop' ? url : '/';
    response.writeHead(status, status === 301 ? {location} : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('collectLinks', () => {
  it('lists links to other sites by position, without examples, images, code and this site', () => {
    const source = [
      'See [Strapi](https://strapi.io/a#b) and [us](https://docs.strapi.io/cms) and `https://code.dev`.',
      '<Card title="x" to="https://cards.dev/">x</Card>',
      '[local](http://localhost:1337/admin), [example](https://www.example.com), [page](./a.mdx)',
      '![image](https://images.dev/a.png)',
    ].join('\n\n');
    expect(collectLinks('docs/a.mdx', source, ['docs.strapi.io'])).toEqual([
      {url: 'https://strapi.io/a', file: 'docs/a.mdx', line: 1, column: 5},
      {url: 'https://cards.dev/', file: 'docs/a.mdx', line: 3, column: 1},
    ]);
  });

  it('leaves broken MDX to npm run check', () => {
    expect(collectLinks('docs/a.mdx', '[x](https://strapi.io) <b', [])).toEqual([]);
  });
});

describe('checkLink', () => {
  it.each([
    ['/200', 'works'],
    ['/301', 'works'],
    ['/no-head', 'works'],
    ['/404', 'dead'],
    ['/410', 'dead'],
    ['/403', 'unknown'],
    ['/429', 'unknown'],
    ['/500', 'unknown'],
    ['/301-loop', 'unknown'],
    ['/reset', 'unknown'],
  ])('%s: %s', async (path, state) => {
    await expect(checkLink(host + path, {pause: 1})).resolves.toMatchObject({state});
  });

  describe('after the status', () => {
    afterEach(() => vi.unstubAllGlobals());

    it('a broken connection changes nothing', async () => {
      const body = new ReadableStream({
        start: (controller) => controller.error(new TypeError('terminated')),
      });
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
      await expect(checkLink('https://strapi.io/')).resolves.toEqual({state: 'works', reason: 'status 200'});
    });
  });

  // localhost may have two addresses, whose errors are then combined into one.
  it.each(['127.0.0.1', 'localhost'])('an unreachable server is dead: %s', async (name) => {
    const url = `http://${name}:${await freePort()}/`;
    await expect(checkLink(url, {pause: 1})).resolves.toMatchObject({
      state: 'dead',
      reason: expect.stringContaining('ECONNREFUSED') as string,
    });
  });
});
