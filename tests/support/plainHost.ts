import {lookup} from 'mrmime';
import {readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

/**
 * A host that only serves files, without redirect rules. Like most static hosts, it tries the path itself, then
 * `.html`, then `/index.html`.
 *
 * @param directory - built site
 * @returns its URL without a trailing slash, and a function that stops it
 */
export async function startPlainHost(directory: string): Promise<{url: string; close: () => void}> {
  const isFile = (file: string) => statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://host');
    const wanted = path.join(directory, decodeURIComponent(pathname));
    const found = [wanted, `${wanted}.html`, path.join(wanted, 'index.html')].find(isFile);
    response.writeHead(found ? 200 : 404, {'Content-Type': lookup(found ?? '.html') ?? 'application/octet-stream'});
    response.end(readFileSync(found ?? path.join(directory, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
