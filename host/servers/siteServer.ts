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
  /** Port to listen on; 0 takes a free one. */
  port: number;
  /** Address to listen on. */
  host?: string;
  /** For a site whose build wrote no rules, such as a fixture. */
  headers?: readonly HeaderRule[];
}

export interface SiteServer {
  /** Address of the site, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Accepts URLs far longer than Node's default of 16 KiB, so that they get the site's own not-found page. */
const maxHeaderSize = 64 * 1024;

/** What the build compressed, best first: the name that browsers ask for, and the end of the file's name. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves a built site the way its host does: clean addresses, the redirects and headers that the build wrote
 * down, compression, and the not-found page with status 404.
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
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`No built site in ${path.relative(process.cwd(), root) || '.'}: run "npm run build" first.`);
  }
  const rules = readRules(root) ?? {headers, redirects: {}};
  const redirects = decodeRedirects(rules.redirects);
  // For what the build did not compress, such as fixtures. Typed for Express, but it needs no more than Node's own request and response.
  const compress = compression() as unknown as Middleware;

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const resolution = resolveRequest(request.url ?? '/', redirects, (file) => isFile(path.join(root, file)));
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isSent = resolution.kind === 'redirect' || (resolution.kind === 'file' && isRead);
    // An error is another page, which must not be kept as long as the file that was asked for.
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

/** What the build wrote down for every host, the Content-Security-Policy included. */
function readRules(root: string): HostRules | undefined {
  const file = path.join(root, rulesFile);
  return existsSync(file) ? readJsonSync(file, hostRules) : undefined;
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // Files that don't exist, names that are too long, and files in place of folders: none can be sent.
    return false;
  }
}

/** The file to send for a page: its Markdown twin to those who ask for it. */
function typeFor({headers: {accept}}: IncomingMessage, root: string, file: string): string {
  const twin = file.replace(/\.html$/, '.md');
  return twin !== file && prefersMarkdown(accept) && isFile(path.join(root, twin)) ? twin : file;
}

/** Types of text; all text of the site is UTF-8. */
const textTypes = new Set(['text/html', 'text/markdown', 'text/plain']);

/** Sends a file, or the copy of it that the build compressed. */
function sendFile(request: IncomingMessage, response: ServerResponse, root: string, file: string): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const compressed = encodings.find(
    ([name, end]) => acceptsEncoding(accepted, name) && isFile(path.join(root, file + end)),
  );
  // mrmime has no type for icons.
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
      // The range asked for isn't there, or the file went away while it was being sent, as in a build.
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

/** The not-found page, or a few words while a build is writing a new one. */
function readNotFound(root: string): string {
  try {
    return readFileSync(path.join(root, '404.html'), 'utf8');
  } catch {
    return 'Page not found';
  }
}

/** What Node can't read as a request, such as an over-long URL or one with raw characters outside ASCII. */
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
