import compression from 'compression';
import {lookup} from 'mrmime';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Duplex} from 'node:stream';
import send from 'send';
import {readJsonSync} from '../../tools/readJson';
import {acceptsEncoding} from '../acceptsEncoding';
import {headersFor} from '../headersFor';
import {prefersMarkdown} from '../prefersMarkdown';
import {hostRules, type HeaderRule, type HostRules} from '../types';
import {rulesFile} from '../writeHostFiles';
import {decodeRedirects, resolveRequest} from './resolveRequest';

export interface SiteServerOptions {
  /** Folder of the built site. */
  directory: string;
  /** Port to listen on; 0 picks a free one. */
  port: number;
  /** Address to listen on. */
  host?: string;
  /** For a site whose build didn't write any rules, such as a fixture. */
  headers?: readonly HeaderRule[];
}

export interface SiteServer {
  /** URL of the site, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Accepts URLs far longer than Node's default of 16 KiB, so that they get the site's own not-found page. */
const maxHeaderSize = 64 * 1024;

/**
 * Encodings of the files that the build compressed, best first: the name in `Accept-Encoding`, and the file's suffix.
 */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** @throws Error if the folder has no built site */
export function requireBuiltSite(directory: string): void {
  if (!existsSync(path.join(directory, 'index.html'))) {
    throw new Error(`No built site in ${path.relative(process.cwd(), directory) || '.'}: run "npm run build" first.`);
  }
}

/**
 * Serves a built site like its production host: clean URLs, the redirects and headers that the build generated,
 * compression, and the not-found page with status 404.
 *
 * @returns the listening server
 * @throws Error if the folder has no built site, or the port is in use
 */
export async function startSiteServer({
  directory,
  port,
  host = '127.0.0.1',
  headers = [],
}: SiteServerOptions): Promise<SiteServer> {
  const root = path.resolve(directory);
  requireBuiltSite(root);
  const rules = readRules(root) ?? {headers, redirects: {}};
  const redirects = decodeRedirects(rules.redirects);
  // For files that the build didn't compress, such as fixtures. It's typed for Express, but only uses Node's own
  // request and response.
  const compress = compression() as unknown as Middleware;

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const resolution = resolveRequest(request.url ?? '/', redirects, (file) => isFile(path.join(root, file)));
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isSent = resolution.kind === 'redirect' || (resolution.kind === 'file' && isRead);
    // An error is a different page, which mustn't be cached for as long as the requested file would be.
    const pathname = isSent ? resolution.pathname : '/404.html';
    for (const [name, value] of Object.entries(headersFor(pathname, rules.headers))) {
      response.setHeader(name, value);
    }
    if (resolution.kind === 'redirect') {
      response.writeHead(301, {Location: resolution.location}).end();
    } else if (resolution.kind === 'notFound') {
      sendError(response, root, 404);
    } else if (!isRead) {
      response.setHeader('Allow', 'GET, HEAD');
      sendError(response, root, 405);
    } else {
      sendFile(request, response, root, typeFor(request, root, resolution.file));
    }
  };

  const server = createServer({maxHeaderSize}, (request, response) => {
    compress(request, response, () => respond(request, response));
  });
  server.on('clientError', (_error, socket) => sendUnreadable(socket, root, headersFor('/404.html', rules.headers)));
  await listen(server, port, host);
  return {url: `http://${host}:${(server.address() as AddressInfo).port}`, close: () => close(server)};
}

/** The rules that the build generated for every host, including the Content-Security-Policy. */
function readRules(root: string): HostRules | undefined {
  const file = path.join(root, rulesFile);
  return existsSync(file) ? readJsonSync(file, hostRules) : undefined;
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // The file doesn't exist, its name is too long, or a parent folder is a file. None of these can be sent.
    return false;
  }
}

/** Chooses the file for a page: its Markdown twin if the client prefers Markdown. */
function typeFor({headers: {accept}}: IncomingMessage, root: string, file: string): string {
  const twin = file.replace(/\.html$/, '.md');
  return twin !== file && prefersMarkdown(accept) && isFile(path.join(root, twin)) ? twin : file;
}

/** Text types, which need a charset: all text on the site is UTF-8. */
const textTypes = new Set(['text/html', 'text/markdown', 'text/plain']);

/** Sends a file, or its precompressed version. */
function sendFile(request: IncomingMessage, response: ServerResponse, root: string, file: string): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const compressed = encodings.find(
    ([name, end]) => acceptsEncoding(accepted, name) && isFile(path.join(root, file + end)),
  );
  // mrmime doesn't know the type of icons.
  const type = lookup(file) ?? (file.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream');
  response.setHeader('Content-Type', textTypes.has(type) ? `${type};charset=utf-8` : type);
  if (!response.hasHeader('Vary')) {
    response.setHeader('Vary', 'Accept, Accept-Encoding');
  }
  if (compressed) {
    response.setHeader('Content-Encoding', compressed[0]);
  }
  const name = encodeURIComponent(file + (compressed?.[1] ?? ''));
  send(request, name, {root, index: false, dotfiles: 'allow', cacheControl: false})
    .on('error', (error: {status: number}) => {
      // The requested range doesn't exist, or the file disappeared while it was being sent, for example during a build.
      if (response.headersSent) {
        response.destroy();
      } else {
        response.removeHeader('Content-Encoding');
        response.writeHead(error.status).end();
      }
    })
    .pipe(response);
}

function sendError(response: ServerResponse, root: string, status: 404 | 405): void {
  response.writeHead(status, {'Content-Type': 'text/html;charset=utf-8'});
  response.end(readNotFound(root));
}

/** The not-found page, or a short text while a new build is being written. */
function readNotFound(root: string): string {
  try {
    return readFileSync(path.join(root, '404.html'), 'utf8');
  } catch {
    return 'Page not found';
  }
}

/**
 * Responds to what Node can't parse as a request, such as an overlong URL or one with unencoded characters outside
 * ASCII.
 */
function sendUnreadable(socket: Duplex, root: string, values: Readonly<Record<string, string>>): void {
  if (socket.writable) {
    const head = Object.entries({...values, 'Content-Type': 'text/html;charset=utf-8', Connection: 'close'});
    const lines = ['HTTP/1.1 404 Not Found', ...head.map(([name, value]) => `${name}: ${value}`), '', ''];
    socket.end(lines.join('\r\n') + readNotFound(root));
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new Error(`Port ${port} is in use: choose another with "npm run serve -- --port ${port + 1}".`)
          : error,
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
