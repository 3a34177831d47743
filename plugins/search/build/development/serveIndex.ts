import type {IncomingMessage, ServerResponse} from 'node:http';
import type {SourceIndex} from './SourceIndex';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Creates the development server's middleware for the index. It updates the index when the manifest is requested, which
 * the search dialog does, so that saving a page costs nothing.
 *
 * @param folder - path of the index on the site, without a trailing slash
 * @param index - the index of the sources
 */
export function serveIndex(folder: string, index: SourceIndex): Middleware {
  return (request, response, next) => {
    // Not parsed as a URL: `//` isn't one.
    const [pathname = ''] = (request.url ?? '').split('?');
    if (!pathname.startsWith(`${folder}/`)) {
      next();
      return;
    }
    void respond(pathname.slice(folder.length + 1), index, response);
  };
}

async function respond(name: string, index: SourceIndex, response: ServerResponse): Promise<void> {
  try {
    if (name === 'manifest.json') {
      await index.refresh();
    }
    const content = index.file(name);
    response.statusCode = content === undefined ? 404 : 200;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(content ?? '{}');
  } catch (error) {
    // eslint-disable-next-line no-console -- The developer reads the terminal.
    console.error('The search index could not be made from docs/:', error);
    response.statusCode = 500;
    response.end();
  }
}
