import fc from 'fast-check';
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {Agent, request as httpRequest} from 'node:http';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import type {HostRules} from '../../host/types';
import {headersFor} from '../../host/headersFor';
import {hasNginx, noNginx, startNginx} from '../../host/servers/startNginx';
import type {SiteServer} from '../../host/servers/siteServer';
import {builtFiles, readBuilt} from '../support/builtSite';
import {getOnce} from '../support/getOnce';
import {hostileUrls} from '../support/hostileUrls';
import {expect, test} from '../support/test';

/**
 * The built site on the real nginx, with the generated configuration. `npm run serve` has to respond in the same way.
 */
const rules = JSON.parse(readFileSync('build/_host/rules.json', 'utf8')) as HostRules;
let nginx: SiteServer;

test.skip(!hasNginx(), noNginx);

test.beforeAll(async () => {
  nginx = await startNginx('build');
});
test.afterAll(() => {
  agent.destroy();
  return nginx.close();
});

const hashedFile = () => /\/assets\/js\/main\.[\da-f]+\.js/.exec(readBuilt('index.html'))?.[0] ?? 'none';
const longPath = `/${'a'.repeat(8 * 1024)}`;
const unknown = [
  '/an-unknown-address',
  '/404',
  '/404.html',
  '/sitemap.xml/',
  '/cms/intro.html/foo',
  `/${'a'.repeat(300)}`,
  `/cms/${'%C3%A9'.repeat(130)}`,
  '/cms/intro/further',
  '/%E0%A4%A',
  '/assets/js/none.js',
  '/_host/nginx.conf',
  '/_headers',
  '/.git/config',
  longPath,
];

test('ROUTE-04 nginx redirects every old URL to its target in one step', async () => {
  const wrong: string[] = [];
  for (const [from, to] of Object.entries(rules.redirects)) {
    const {status, location} = await getOnce(nginx.url + from);
    const target = to.startsWith('/') ? (await getOnce(nginx.url + to)).status : 200;
    if (status !== 301 || location !== to || target !== 200) {
      wrong.push(`${from}: ${status} ${location} (${target}), not ${to}`);
    }
  }
  expect(Object.keys(rules.redirects).length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

test('ROUTE-10 nginx responds with 404 and the not-found page to missing and malformed URLs', async () => {
  for (const path of [...unknown, '/../package.json', '/cms/../../package.json', '/..%2f..%2fpackage.json']) {
    const {status, headers, body} = await getRaw(nginx.url, path);
    expect(status, path.slice(0, 80)).toBe(404);
    expect(headers['content-type'], path.slice(0, 80)).toMatch(/^text\/html/);
    expect(body, path.slice(0, 80)).toContain('Page not found');
  }
});

test('every response of nginx has the headers of config/headers.ts', async () => {
  for (const path of ['/', '/cms/intro', hashedFile(), '/an-unknown-address', '/dev-docs/intro', '/sitemap.xml']) {
    const {headers} = await getRaw(nginx.url, path);
    const expected = lowerCased(headersFor(path, rules.headers));
    expect(Object.keys(expected)).toEqual(
      expect.arrayContaining(['content-security-policy', 'x-content-type-options']),
    );
    expect(headers, path).toMatchObject(expected);
  }
  const policy = lowerCased(headersFor('/', rules.headers))['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
  expect(scripts).not.toMatch(/unsafe-(inline|eval)|\*|https?:/);
  expect(policy).toMatch(/frame-ancestors/);
});

test.describe('a script that the build did not write', () => {
  test.use({allowedConsole: ['Content Security Policy']});

  test('is blocked by the Content-Security-Policy', async ({page}) => {
    await page.goto(`${nginx.url}/cms/intro`);
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => resolve(effectiveDirective));
          const script = document.createElement('script');
          script.textContent = 'document.documentElement.dataset.injected = "yes"';
          document.body.append(script);
        }),
    );
    expect(refused).toBe('script-src-elem');
    await expect(page.locator('html')).not.toHaveAttribute('data-injected');
  });
});

test('nginx serves the compressed files of the build', async () => {
  for (const path of ['/cms/intro', hashedFile()]) {
    const plain = (await getRaw(nginx.url, path)).bytes;
    const brotli = await getRaw(nginx.url, path, 'gzip, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain);
    const gzip = await getRaw(nginx.url, path, 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes)).toEqual(plain);
  }
});

test('"npm run serve" responds like nginx', async ({baseURL}) => {
  const [redirected] = Object.keys(rules.redirects);
  const paths = [
    ...[
      '/',
      '/cms/intro',
      '/cms/intro/',
      '/cms/intro.html',
      '/cms/intro/index.html?a=1',
      '/cms%2Fintro',
      '/index',
      '/index.html',
      '/favicon.ico',
      '/cms/intro.md',
      '/llms.txt',
    ],
    ...[`${redirected}?a=1`, `${redirected}.html`, hashedFile(), '/sitemap.xml', ...unknown],
  ];
  for (const path of paths) {
    const [one, other] = await Promise.all([getRaw(nginx.url, path), getRaw(baseURL ?? '', path)]);
    const name = path.slice(0, 80);
    expect([other.status, other.headers.location], name).toEqual([one.status, one.headers.location]);
    const headers = lowerCased(headersFor(one.status === 404 ? '/404.html' : path, rules.headers));
    expect(one.headers, name).toMatchObject(headers);
    expect(other.headers, name).toMatchObject(headers);
    // Only nginx sends a body with a redirect.
    if (one.status !== 301) {
      expect(typeOf(other), name).toBe(typeOf(one));
      expect(other.body === one.body, `${name}: same body`).toBe(true);
    }
  }
});

test('"npm run serve" handles other methods and refused encodings like nginx', async ({baseURL}) => {
  const [redirected = ''] = Object.keys(rules.redirects);
  const errorHeaders = lowerCased(headersFor('/404.html', rules.headers));
  const expected = {'/': 405, '/cms/intro': 405, [hashedFile()]: 405, [redirected]: 301, '/an-unknown-address': 404};
  for (const [path, status] of Object.entries(expected)) {
    for (const origin of [nginx.url, baseURL ?? '']) {
      const posted = await getRaw(origin, path, 'identity', 'POST');
      expect(posted.status, origin + path).toBe(status);
      expect(posted.headers, origin + path).toMatchObject(errorHeaders);
      const refused = await getRaw(origin, path, 'br;q=0, gzip');
      expect(refused.headers['content-encoding'], origin + path).toBe(status === 301 ? undefined : 'gzip');
    }
  }
});

test('nginx and "npm run serve" send a page\'s Markdown to clients that prefer it', async ({request, baseURL}) => {
  const headings = {'/': '# Strapi 5 Documentation', '/cms/intro': '# ', '/tags': '# Tags', '/cms/intro.md': '# '};
  for (const [path, heading] of Object.entries(headings)) {
    for (const origin of [nginx.url, baseURL ?? '']) {
      const response = await request.get(origin + path, {headers: {Accept: 'text/markdown, text/html, */*'}});
      expect(response.headers()['content-type'], origin + path).toMatch(/^text\/markdown; ?charset=utf-8$/);
      expect(response.headers().vary, origin + path).toContain('Accept,');
      expect(await response.text(), origin + path).toContain(`\n${heading}`);
      const page = await request.get(origin + path.replace('.md', ''), {headers: {Accept: 'text/html, */*;q=0.8'}});
      expect(page.headers()['content-type'], origin + path).toMatch(/^text\/html/);
      expect(page.headers().vary, origin + path).toContain('Accept,');
    }
  }
  for (const origin of [nginx.url, baseURL ?? '']) {
    const missing = await request.get(`${origin}/an-unknown-address`, {headers: {Accept: 'text/markdown'}});
    expect(missing.status()).toBe(404);
    const moved = await request.get(`${origin}/cms/intro/`, {headers: {Accept: 'text/markdown'}, maxRedirects: 0});
    expect(moved.status(), 'one address for each page').toBe(301);
  }
});

test('ROUTE-10 "npm run serve" responds to thousands of generated URLs like nginx, and none of them crashes it', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const files = builtFiles().map((file) => `/${file}`);
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -'.html'.length));
  const known = ['/', '/assets/', ...files, ...pages, ...Object.keys(rules.redirects)];
  const seed = Date.now();
  const urls = fc.sample(hostileUrls(known), {numRuns: 3000, seed});

  const differences: unknown[] = [];
  const statuses = new Set<number>();
  const compare = async (): Promise<void> => {
    for (let url = urls.pop(); url !== undefined; url = urls.pop()) {
      const [one, other] = await Promise.all([getRaw(nginx.url, url, 'br'), getRaw(baseURL ?? '', url, 'br')]);
      const facts = [one, other].map(({status, headers}) => [status, headers.location]);
      if (JSON.stringify(facts[0]) !== JSON.stringify(facts[1])) {
        differences.push({url, nginx: facts[0], serve: facts[1]});
      }
      statuses.add(one.status);
    }
  };
  await Promise.all(Array.from({length: 16}, compare));
  expect(differences, `seed ${seed}`).toEqual([]);
  expect([...statuses].sort()).toEqual([200, 301, 404]);
});

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

test('nginx and its files are gone when the process that started it ends', async ({}, testInfo) => {
  const program = testInfo.outputPath('program.cjs');
  writeFileSync(
    program,
    `const {startNginx} = require(${JSON.stringify(path.resolve('host/servers/startNginx.ts'))});
     process.on('message', () => process.exit());
     startNginx('build').then(({url}) => process.send(url));`,
  );
  const temporary = testInfo.outputPath('temporary');
  mkdirSync(temporary);
  const child = fork(program, {execArgv: ['--import', 'tsx'], env: {...process.env, TMPDIR: temporary}});
  const [url] = (await once(child, 'message')) as [string];
  expect((await fetch(url)).status).toBe(200);
  expect(readdirSync(temporary)).toContainEqual(expect.stringMatching(/^nginx-/));
  child.send('end');
  await once(child, 'exit');
  await expect(async () => expect(fetch(url)).rejects.toThrow()).toPass();
  expect(readdirSync(temporary).filter((name) => name.startsWith('nginx-'))).toEqual([]);
});

/** Without its charset. The type of scripts depends on the version of nginx. */
function typeOf({headers}: Answer): string | undefined {
  return String(headers['content-type']).split(';')[0]?.replace('application/javascript', 'text/javascript');
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  bytes: Buffer;
}

const agent = new Agent({keepAlive: true});

/** Requests a path exactly as written. Browsers and fetch would resolve `..` first. */
function getRaw(origin: string, path: string, acceptEncoding = 'identity', method = 'GET'): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        hostname,
        port,
        path,
        method,
        headers: {'Accept-Encoding': acceptEncoding},
        agent,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes});
        });
      },
    );
    request.on('error', reject);
    request.end();
  });
}
