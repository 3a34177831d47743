import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Maximum size of a request's body in bytes. Calls of these tools have a few hundred. */
const mostBytes = 100_000;

export interface HttpServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves MCP over streamable HTTP on the loopback interface, without sessions. Web pages open in the reader's browser
 * can't use it: requests with a foreign `Host` or `Origin` are rejected, including those through DNS rebinding.
 *
 * @param create - creates a server for each request
 * @param port - 0 picks a free one
 * @throws Error if the port is taken
 */
export async function startHttp(create: () => McpServer, port: number): Promise<HttpServer> {
  const http = createServer((request, response) => {
    respond(create, request, response).catch(() => refuse(response, 500, 'The server failed.'));
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: choose another with --port.`) : error),
    );
    http.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

async function respond(create: () => McpServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {host, origin} = request.headers;
  if (!isLoopback(`http://${host ?? ''}`) || (origin !== undefined && !isLoopback(origin))) {
    refuse(response, 403, 'Only programs on this machine may ask.');
  } else if (request.url !== '/mcp') {
    refuse(response, 404, 'The server is at /mcp.');
  } else if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    refuse(response, 405, 'Send messages with POST: there are no sessions.');
  } else {
    const body = await readBody(request);
    if (body === undefined) {
      refuse(response, 413, `A message can have at most ${mostBytes} bytes.`);
      return;
    }
    const message = parse(body);
    if (message === undefined) {
      refuse(response, 400, "The message isn't JSON.");
      return;
    }
    const server = create();
    const transport = new StreamableHTTPServerTransport({sessionIdGenerator: undefined, enableJsonResponse: true});
    response.on('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response, message);
  }
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > mostBytes) {
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  if (!response.headersSent) {
    response.writeHead(status, {'Content-Type': 'application/json', Connection: 'close'});
  }
  response.end(JSON.stringify({jsonrpc: '2.0', error: {code: -32000, message}, id: null}));
}
