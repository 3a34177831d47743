import type {LoadContext} from '@docusaurus/types';
import {mkdir, mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {PageRequests} from '../build/createData';
import {requestTabs} from '../build/requestTabs';
import requestSamples from '../index';

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'request-samples-'));
  await mkdir(path.join(siteDir, 'docs/cms'), {recursive: true});
});
afterEach(() => rm(siteDir, {recursive: true}));

const write = (source: string, name = 'cms/page.mdx') => writeFile(path.join(siteDir, 'docs', name), source);
const load = async () => (await requestSamples({siteDir} as LoadContext).loadContent?.()) as Map<string, PageRequests>;
const request = (target: string) => `\`\`\`http\nGET ${target}\n\`\`\`\n`;

it.each([
  ['in running text', request('/api/restaurants')],
  ['in a list', '1. First:\n\n   ```http\n   PUT /api/restaurants/a\n\n   {\n     "data": {}\n   }\n   ```\n'],
  ['in a quote', '> ```http\n> PUT /api/restaurants/a\n>\n> {\n>   "data": {}\n> }\n> ```\n'],
  ['in a component', '<Steps>\n  <Step>\n    ```http\n    GET /api/restaurants\n    ```\n  </Step>\n</Steps>\n'],
  [
    'in a callout, with its response',
    `:::tip\n${request('/api/a')}\n\`\`\`json response status=403\n{}\n\`\`\`\n:::\n`,
  ],
  ['beside one in another fence', `\`\`\`\`md\n${request('/api/a')}\`\`\`\`\n\n${request('/api/restaurants')}`],
])('the page imports the other forms of a request %s', async (_, source) => {
  await write(source);
  const parser = unified().use(remarkParse).use(remarkMdx).use(remarkDirective);
  const tree = parser.parse(source);
  await requestTabs()(tree, new VFile({path: 'docs/cms/page.mdx'}));
  const page = JSON.stringify(tree);
  const [, file = ''] = /([\da-f]{8}\.json)\?url/.exec(page) ?? [];
  const [, id = '', languages = ''] =
    /"name":"id","value":"(\w+)"\},\{"type":"mdxJsxAttribute","name":"languages","value":"([^"]+)"/.exec(page) ?? [];
  expect(languages).toMatch(/^curl js/);
  const forms = (await load()).get(file)?.[id] ?? {};
  expect(Object.keys(forms).join(' ')).toBe(languages);
});

it('a page without requests has no file, and a request that cannot be read is left out', async () => {
  await write('```json\n{}\n```\n', 'none.md');
  await write('```http\nHello\n```\n', 'broken.mdx');
  await write(`${request('/api/a')}${request('http://localhost:1337/api/b')}`);
  await write(request('/api/c'), 'cms/notes.txt');
  expect([...(await load()).values()].map((forms) => Object.keys(forms).length)).toEqual([1]);
});

it('only the forms of requests that changed are created again', async () => {
  await write(request('/api/a'));
  await write(request('/api/b'), 'other.md');
  const before = await load();
  const cache = path.join(siteDir, '.cache/request-samples');
  for (const name of await readdir(cache)) {
    const file = path.join(cache, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('curl', 'cached'));
  }
  await write(`${request('/api/b')}\n\`\`\`json response status=403\n{}\n\`\`\`\n`, 'other.md');
  const after = await load();
  const [unchanged] = [...after].filter(([name]) => before.has(name));
  const [changed] = [...after].filter(([name]) => !before.has(name));
  expect(after.size).toBe(2);
  expect(JSON.stringify(unchanged)).toContain('cached');
  expect(JSON.stringify(changed)).toContain('curl');
});
