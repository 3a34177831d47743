import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {describe, expect, it} from 'vitest';
import type {BuiltDocs} from '../BuiltDocs';
import {createServer} from '../createServer';

/** Calls a tool of a server that reads these docs. */
async function call(docs: Partial<BuiltDocs>, name: string, args: object): Promise<string> {
  const client = new Client({name: 'test', version: '1.0.0'});
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([createServer(docs as BuiltDocs, '1.0.0').connect(there), client.connect(here)]);
  const {content} = await client.callTool({name, arguments: {...args}});
  await client.close();
  return (content as {text: string}[])[0]?.text ?? '';
}

const long = Array.from({length: 6000}, (_, index) => `word${index}`).join(' ');
const docs = {
  readPage: () => Promise.resolve(long),
  readSection: () => Promise.resolve(long),
  listSections: () =>
    Promise.resolve(['/a', '/b'].map((url) => ({title: 'Page', url, description: long, sections: []}))),
  findSamples: () => [{page: 'Page', heading: '', url: '/a', language: 'ts', title: '', code: long}],
  lookUpOption: () => Promise.resolve([{page: 'Page', heading: 'Options', url: '/a', columns: {Meaning: long}}]),
} as unknown as BuiltDocs;

describe('a long result', () => {
  it.each([
    ['read_page', {page: '/a'}],
    ['read_section', {page: '/a', section: 'Options'}],
    ['list_sections', {page: '/a'}],
    ['find_samples', {symbol: 'word'}],
    ['look_up_option', {name: 'word'}],
  ])('of %s continues at the offset that it names', async (tool, args) => {
    const first = await call(docs, tool, args);
    const [note = '', rest, offset] = /\n\n\[(\d+) more characters: go on with offset (\d+)/.exec(first) ?? [];
    expect(note).not.toBe('');
    const second = (await call(docs, tool, {...args, offset: Number(offset)})).split('\n\n[')[0];
    expect(second).toHaveLength(Math.min(Number(rest), Number(offset)));
    expect(second).not.toBe(first.slice(0, second?.length));
  });
});

it('says that a name is missing in the samples of one language, not in all', async () => {
  const none = {findSamples: () => []};
  expect(await call(none, 'find_samples', {symbol: 'findMany'})).toContain('No sample has the name "findMany"');
  expect(await call(none, 'find_samples', {symbol: 'findMany', language: 'typescript'})).toContain(
    'No sample in typescript has the name "findMany"',
  );
});
