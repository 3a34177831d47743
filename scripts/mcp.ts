import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {site} from '../config/site';
import {hostRules} from '../host/types';
import {rulesFile} from '../host/writeHostFiles';
import {version} from '../package.json';
import {BuiltDocs} from '../plugins/mcp/BuiltDocs';
import {createServer} from '../plugins/mcp/createServer';
import {startHttp} from '../plugins/mcp/startHttp';
import {readJson} from '../tools/readJson';
import {numberOption} from './lib/numberOption';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/**
 * `npm run mcp [-- --http --port 3333]`: lets AI assistants search and read the built docs through the Model Context
 * Protocol, over standard input and output, or over HTTP on this machine. Standard output is reserved for the protocol.
 */
async function main(): Promise<void> {
  const {values} = parseArguments({
    options: {http: {type: 'boolean', default: false}, port: {type: 'string', default: '3333'}},
  });
  const port = numberOption('port', values.port, {least: 0, most: 65535});
  const build = path.resolve(__dirname, '../build');
  const rules = path.join(build, rulesFile);
  const redirects = existsSync(rules) ? (await readJson(rules, hostRules)).redirects : {};
  const docs = await BuiltDocs.open(build, site.url, redirects);
  if (values.http) {
    const {url} = await startHttp(() => createServer(docs, version), port);
    console.error(`The MCP server is at ${url} (press Ctrl+C to stop).`);
  } else {
    await createServer(docs, version).connect(new StdioServerTransport());
  }
}

runScript(main);
