import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {site} from '../config/site';
import {version} from '../package.json';
import {BuiltDocs} from '../plugins/mcp/BuiltDocs';
import {createServer} from '../plugins/mcp/createServer';
import {startHttp} from '../plugins/mcp/startHttp';

/**
 * `npm run mcp [-- --http --port 3333]`: lets assistants search and read the built docs by the Model Context Protocol,
 * over standard input and output, or over HTTP on this machine. Standard output belongs to the protocol.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {http: {type: 'boolean', default: false}, port: {type: 'string', default: '3333'}},
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`--port ${values.port}: has to be a number from 0 (any free port) to 65535.`);
  }
  const docs = await BuiltDocs.open(path.resolve(__dirname, '../build'), site.url);
  if (values.http) {
    const {url} = await startHttp(() => createServer(docs, version), port);
    console.error(`The MCP server is at ${url} (Ctrl+C ends it).`);
  } else {
    await createServer(docs, version).connect(new StdioServerTransport());
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
