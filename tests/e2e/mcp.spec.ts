import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {request as httpRequest} from 'node:http';
import path from 'node:path';
import {site} from '../../config/site';
import {BuiltDocs} from '../../plugins/mcp/BuiltDocs';
import {createServer} from '../../plugins/mcp/createServer';
import {startHttp, type HttpServer} from '../../plugins/mcp/startHttp';
import {tasks, type Call} from '../support/mcpTasks';
import {expect, test} from '../support/test';

/** The MCP server of the built site, used through the SDK's own client. */
test.describe.configure({mode: 'serial'});

let http: HttpServer;
let client: Client;

test.beforeAll(async () => {
  const docs = await BuiltDocs.open('build', site.url);
  http = await startHttp(() => createServer(docs, '1.0.0'), 0);
  client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(new StreamableHTTPClientTransport(new URL(http.url)));
});
test.afterAll(async () => {
  await client.close();
  await http.close();
});

async function call({tool, ...args}: Call): Promise<{text: string; isError: boolean}> {
  const {content, isError} = await client.callTool({name: tool, arguments: args});
  const [part] = content as {type: string; text: string}[];
  return {text: part?.text ?? '', isError: isError === true};
}

test('solves 20 realistic tasks, each within its number of calls', async () => {
  expect(tasks).toHaveLength(20);
  const wrong: string[] = [];
  for (const {task, calls, answer} of tasks) {
    let text = '';
    for (const step of calls) {
      const result = await call(step);
      text = result.text;
      if (result.isError) {
        wrong.push(`${task}: ${step.tool} failed: ${text}`);
      }
      if ('leadsTo' in step && !text.includes(`${site.url}${step.leadsTo}`)) {
        wrong.push(`${task}: ${step.tool} doesn't lead to ${step.leadsTo}:\n${text.slice(0, 600)}`);
      }
    }
    if (!answer.test(text)) {
      wrong.push(`${task}: ${answer} isn't in:\n${text.slice(0, 1200)}`);
    }
  }
  expect(wrong.join('\n\n')).toBe('');
});

test('describes six read-only tools', async () => {
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name)).toEqual([
    'search_docs',
    'read_page',
    'read_section',
    'list_sections',
    'find_samples',
    'look_up_option',
  ]);
  for (const {name, description, annotations} of tools) {
    expect(description?.length, name).toBeGreaterThan(30);
    expect(annotations, name).toMatchObject({readOnlyHint: true, openWorldHint: false});
  }
  const examples = /such as ([\w.]+) or ([\w.]+)/.exec(JSON.stringify(tools.at(-1)?.inputSchema))?.slice(1) ?? [];
  expect(examples).toHaveLength(2);
  for (const name of examples) {
    expect((await call({tool: 'look_up_option', name})).text, name).toContain(`\`${name}\``);
  }
});

test('a long page is returned in parts that add up to the whole', async () => {
  const page = '/cms/plugins-development/create-a-plugin/settings';
  const first = (await call({tool: 'read_page', page})).text;
  const offset = Number(/go on with offset (\d+)/.exec(first)?.[1]);
  const second = (await call({tool: 'read_page', page, offset})).text;
  const docs = await BuiltDocs.open('build', site.url);
  expect(first.slice(0, offset) + second).toBe(await docs.readPage(page));
});

const hostile: Call[] = [
  {tool: 'read_page', page: '../../package.json'},
  {tool: 'read_page', page: '/../../../etc/passwd'},
  {tool: 'read_page', page: 'file:///etc/passwd'},
  {tool: 'read_page', page: '/cms/..%2f..%2fpackage'},
  {tool: 'read_page', page: 'https://example.com/\0'},
  {tool: 'read_page', page: '__proto__'},
  {tool: 'read_page', page: '/cms/intro', offset: -1},
  {tool: 'read_section', page: '/cms/intro', section: 'no such section'},
  {tool: 'search_docs', query: ''},
  {tool: 'search_docs', query: 'x'.repeat(5000)},
  {tool: 'find_samples', symbol: 'x'.repeat(5000)},
];

test('hostile input is rejected with a reason, and the server keeps running', async () => {
  for (const input of hostile) {
    const result = await call(input).catch((error: unknown) => ({text: String(error), isError: true}));
    expect(result.isError, JSON.stringify(input).slice(0, 80)).toBe(true);
    expect(result.text, JSON.stringify(input).slice(0, 80)).toMatch(/There is no page|has no section|[Ii]nvalid|too_/);
    expect(result.text, JSON.stringify(input).slice(0, 80)).not.toMatch(/root:|"scripts"|\/work\/|at .*\.ts:/);
  }
  for (const query of ['(a+)+$', '"\'`${7*7}<script>', '\u202e\u0000\ud800', '   ', '.*']) {
    expect((await call({tool: 'search_docs', query})).isError, query).toBe(false);
    expect((await call({tool: 'find_samples', symbol: query})).isError, query).toBe(false);
    expect((await call({tool: 'look_up_option', name: query})).isError, query).toBe(false);
  }
  expect((await call({tool: 'search_docs', query: 'populate'})).isError).toBe(false);
});

test('HTTP only accepts messages from programs on this machine', async () => {
  const message = {jsonrpc: '2.0', id: 1, method: 'tools/list'};
  const headers = {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream'};
  const post = (extra: Record<string, string>, body = JSON.stringify(message)): Promise<number> =>
    new Promise((resolve, reject) => {
      const request = httpRequest(http.url, {method: 'POST', headers: {...headers, ...extra}}, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject);
      request.end(body);
    });
  expect(await post({})).toBe(200);
  expect(await post({Origin: 'http://localhost:6274'})).toBe(200);
  expect(await post({Host: 'docs.example.com'})).toBe(403);
  expect(await post({Host: '127.0.0.1.example.com'})).toBe(403);
  expect(await post({Origin: 'https://example.com'})).toBe(403);
  expect(await post({Origin: 'null'})).toBe(403);
  expect(await post({}, '{"jsonrpc"')).toBe(400);
  expect(await post({}, `"${'x'.repeat(200_000)}"`)).toBe(413);
  expect((await fetch(http.url)).status).toBe(405);
  expect((await fetch(http.url.replace('/mcp', '/'), {method: 'POST'})).status).toBe(404);
});

test('"npm run mcp" communicates over standard input and output', async () => {
  const transport = new StdioClientTransport({
    command: 'npm',
    args: ['--prefix', path.resolve('.'), 'run', '--silent', 'mcp'],
    stderr: 'pipe',
  });
  const stdio = new Client({name: 'test', version: '1.0.0'});
  await stdio.connect(transport);
  const {content} = await stdio.callTool({
    name: 'read_section',
    arguments: {page: '/cms/quick-start', section: 'next steps'},
  });
  expect(JSON.stringify(content)).toContain('## Next steps');
  await stdio.close();
});
