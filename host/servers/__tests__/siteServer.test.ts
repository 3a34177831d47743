import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startSiteServer, type SiteServer} from '../siteServer';

const script = `/* ${'a script '.repeat(500)} */`;
const files = {
  'index.html': '<h1>Home</h1>',
  'intro.html': '<h1>Introduction</h1>',
  'intro.md': '# Introduction',
  '404.html': '<h1>Page not found</h1>',
  'sitemap.xml': '<urlset/>',
  'favicon.ico': '',
  'app.js': script,
  'app.js.gz': gzipSync(script),
};
const headers = [{path: '/*', headers: {'X-Content-Type-Options': 'nosniff'}}];
let directory: string;
let server: SiteServer;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'site-'));
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(path.join(directory, name), content)));
  server = await startSiteServer({directory, port: 0, headers});
});
afterAll(async () => {
  await server.close();
  await rm(directory, {recursive: true});
});

describe('the server of built sites', () => {
  it.each([
    `/${'a'.repeat(300)}`,
    `/${'%C3%A9'.repeat(130)}`,
    `/${'a/'.repeat(4096)}`,
    `/${'a'.repeat(100_000)}`,
    '/sitemap.xml/',
    '/sitemap.xml/foo',
    '/intro.html/foo',
    '/%00',
    '/%',
    '/\u00e9',
    '/\u0001',
  ])('responds to %.20s with the not-found page, and goes on', async (url) => {
    const response = await sendRaw(`GET ${url} HTTP/1.1`);
    expect(response).toMatch(/^HTTP\/1\.1 404 /);
    expect(response).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(response).toContain('Page not found');
    expect(await sendRaw('GET /intro HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['bytes=4-7', 206],
    ['bytes=-3', 206],
    ['bytes=5-2', 416],
    ['bytes=99999-', 416],
    ['bytes=a-b', 416],
    ['lines=1-2', 200],
  ])('responds to the range %s with %i, and keeps running', async (range, status) => {
    const response = await fetch(`${server.url}/intro`, {headers: {Range: range}});
    expect(response.status).toBe(status);
    await response.text();
    expect((await fetch(`${server.url}/intro`)).status).toBe(200);
  });

  it.each([
    ['text/markdown, text/html', '/intro', 'text/markdown;charset=utf-8', '# Introduction'],
    ['text/html, */*', '/intro', 'text/html;charset=utf-8', '<h1>Introduction</h1>'],
    ['*/*', '/intro.md', 'text/markdown;charset=utf-8', '# Introduction'],
    ['text/markdown', '/', 'text/html;charset=utf-8', '<h1>Home</h1>'],
  ])('sends to those who accept %s at %s: %s', async (accept, pathname, type, body) => {
    const response = await fetch(server.url + pathname, {headers: {Accept: accept}});
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(await response.text()).toBe(body);
  });

  it('responds with a short text before a build has written the not-found page', async () => {
    const page = path.join(directory, '404.html');
    await rm(page);
    const unknown = await fetch(`${server.url}/unknown`);
    const unreadable = await sendRaw(`GET /${'a'.repeat(100_000)} HTTP/1.1`);
    await writeFile(page, files['404.html']);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toBe('Page not found');
    expect(unreadable).toMatch(/^HTTP\/1\.1 404 /);
    expect((await fetch(`${server.url}/intro`)).status).toBe(200);
  });

  it('sends the compressed files of the build, with the type of the original', async () => {
    const response = await fetch(`${server.url}/app.js`, {headers: {'Accept-Encoding': 'gzip'}});
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-length')).toBe(String(files['app.js.gz'].byteLength));
    expect(response.headers.get('content-type')).toBe('text/javascript');
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(await response.text()).toBe(script);
  });

  it('does not send an encoding that the client refuses', async () => {
    const response = await fetch(`${server.url}/app.js`, {headers: {'Accept-Encoding': 'gzip;q=0, br;q=0'}});
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(script);
  });

  it('sends icons as images', async () => {
    const response = await fetch(`${server.url}/favicon.ico`);
    expect(response.headers.get('content-type')).toBe('image/x-icon');
  });

  it.each([
    ['/intro', 405],
    ['/unknown', 404],
    ['/intro/', 301],
  ])('responds to POST %s with %i and the headers of the site', async (pathname, status) => {
    const response = await fetch(server.url + pathname, {method: 'POST', body: 'a', redirect: 'manual'});
    expect(response.status).toBe(status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD' : null);
  });
});

/** Sends a raw request line, and returns the complete response. */
function sendRaw(line: string): Promise<string> {
  const {hostname, port} = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${line}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`, 'latin1');
    });
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
}
