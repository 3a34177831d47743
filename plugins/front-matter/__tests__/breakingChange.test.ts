import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createFrontMatterParser} from '..';

const valid = {
  title: 'A change',
  description: 'A description that is long enough for the schema, which asks for fifty characters.',
  type: 'migration',
  tags: [],
};

/** The sections of a page on a breaking change. */
const sections = ['in-strapi-v4', 'in-strapi-5', 'migration', 'plugins']
  .map((id) => `\n## ${id} {/* #${id} */}\n`)
  .join('');

let docs: string;

beforeAll(async () => {
  docs = await mkdtemp(path.join(os.tmpdir(), 'front-matter-'));
  await writeFile(path.join(docs, 'tags.yml'), '');
});
afterAll(() => rm(docs, {recursive: true}));

async function parse(frontMatter: Record<string, unknown>): Promise<unknown> {
  const fileContent = `---\n${Object.keys(frontMatter)
    .map((key) => `${key}: …`)
    .join('\n')}\n---\n${sections}`;
  return createFrontMatterParser(docs)({
    filePath: path.join(docs, 'page.mdx'),
    fileContent,
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
  });
}

describe('front matter on a breaking change', () => {
  const change = {area: 'database', codemods: ['sqlite3-to-better-sqlite3'], affects_plugins: false};

  it('is accepted when it is complete', async () => {
    await expect(parse({...valid, breaking_change: change})).resolves.toBeDefined();
  });

  it.each([
    [
      'an unknown area',
      {...change, area: 'databases'},
      /page\.mdx:6: front matter "breaking_change": area: .*"content-api"/,
    ],
    [
      'an unknown codemod',
      {...change, codemods: ['sqlite']},
      /page\.mdx:6: front matter "breaking_change": codemods: 0: /,
    ],
    [
      'a missing answer on plugins',
      {area: 'database'},
      /page\.mdx:6: front matter "breaking_change": affects_plugins: /,
    ],
    ['an unknown key inside', {...change, plugins: true}, /page\.mdx:6: front matter "breaking_change": .*plugins/],
  ])('is rejected for %s, with file, line and key', async (_, value, message) => {
    await expect(parse({...valid, breaking_change: value})).rejects.toThrow(message);
  });

  it('has to be on a page of the type migration', async () => {
    await expect(parse({...valid, type: 'how-to', breaking_change: change})).rejects.toThrow(
      /page\.mdx:4: front matter "type": a page with breaking_change must have the type migration\. .*STYLEGUIDE\.md/,
    );
  });

  it('lists its known keys for an unknown nested key', async () => {
    await expect(parse({...valid, braking_change: change})).rejects.toThrow(
      /"braking_change": unknown key\. Known keys: title/,
    );
  });
});
