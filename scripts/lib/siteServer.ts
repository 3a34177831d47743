import compression from 'compression';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import {headers} from '../../config/headers';
import {redirects} from '../../config/redirects';
import {headersFor} from '../../src/lib/headersFor';
import {activeRedirects} from '../../plugins/redirects/activeRedirects';
import {compileRedirects} from '../../plugins/redirects/compileRedirects';
import type {HostRules} from '../../src/lib/host/types';
import {rulesFile} from './hostFiles';
import {resolveRequest} from './resolveRequest';

export interface SiteServerOptions {
  /** Folder of the built site. */
  directory: string;
  /** Port to listen on; 0 takes a free one. */
  port: number;
  /** Address to listen on. */
  host?: string;
}

export interface SiteServer {
  /** Address of the site, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Room for addresses far longer than Node's default of 16 KiB, so that they get the site's own not-found page. */
const maxHeaderSize = 64 * 1024;

/**
 * Serves a built site the way its host does: clean addresses, the redirects and headers that the build wrote
 * down, compression, and the not-found page with status 404.
 *
 * @returns the listening server
 * @throws Error when the folder holds no built site, or the port is taken
 */
export async function startSiteServer({directory, port, host = '127.0.0.1'}: SiteServerOptions): Promise<SiteServer> {
  const root = path.resolve(directory);
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`No built site in ${path.relative(process.cwd(), root) || '.'}: run "npm run build" first.`);
  }
  const hasFile = (file: string) => statSync(path.join(root, file), {throwIfNoEntry: false})?.isFile() ?? false;
  const rules = readRules(root) ?? createRules(hasFile);
  const sendFile = sirv(root, {dev: true, etag: true, dotfiles: true, extensions: [], brotli: true, gzip: true});
  // For what the build did not compress, such as fixtures. Typed for Express, but it needs no more than Node's own request and response.
  const compress = compression() as unknown as Middleware;

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const url = request.url ?? '/';
    const resolution = resolveRequest(url, rules.redirects, hasFile);
    // What is not found is another page, which must not be kept as long as the file that was asked for.
    const address = resolution.kind === 'notFound' ? '/404.html' : (url.split('?')[0] ?? '/');
    for (const [name, value] of Object.entries(headersFor(address, rules.headers))) {
      response.setHeader(name, value);
    }
    if (resolution.kind === 'redirect') {
      response.writeHead(301, {Location: resolution.location}).end();
    } else if (resolution.kind === 'notFound') {
      sendNotFound(response, root);
    } else {
      request.url = `/${encodeURI(resolution.file)}`;
      sendFile(request, response, () => sendNotFound(response, root));
    }
  };

  const server = createServer({maxHeaderSize}, (request, response) => {
    compress(request, response, () => answer(request, response));
  });
  await listen(server, port, host);
  return {url: `http://${host}:${(server.address() as AddressInfo).port}`, close: () => close(server)};
}

/** What the build wrote down for every host, the Content-Security-Policy included. */
function readRules(root: string): HostRules | undefined {
  const file = path.join(root, rulesFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HostRules) : undefined;
}

/** For a site that was built without them, such as a fixture. */
function createRules(hasFile: (file: string) => boolean): HostRules {
  const hasPage = (page: string) => hasFile(page === '/' ? 'index.html' : `${page.slice(1)}.html`);
  return {headers, redirects: compileRedirects(activeRedirects(redirects, hasPage).active).paths};
}

function sendNotFound(response: ServerResponse, root: string): void {
  response.writeHead(404, {'Content-Type': 'text/html;charset=utf-8'});
  response.end(readFileSync(path.join(root, '404.html')));
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken ? new Error(`Port ${port} is taken: name another with "npm run serve -- --port ${port + 1}".`) : error,
      );
    });
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
