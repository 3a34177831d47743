import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {PageRecord} from '../../../core/types';
import type {SourcePage} from '../listPages';
import {SourceIndex} from '../SourceIndex';

let siteDir: string;
let records: readonly PageRecord[] = [];

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'source-index-'));
  await mkdir(path.join(siteDir, 'docs'));
});
afterEach(() => rm(siteDir, {recursive: true}));

async function save(files: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(siteDir, 'docs', name), text)));
}

/** @returns an index of two pages, `a.mdx` and `b.mdx` */
async function createIndex(): Promise<SourceIndex> {
  const pages = ['a', 'b'].map(
    (name): SourcePage => ({
      ...{file: `docs/${name}.mdx`, path: `/${name}`, title: name, description: `About ${name}.`, kind: 'guide'},
      ...{trail: [], tags: [], keywords: []},
    }),
  );
  const pagesFile = path.join(siteDir, 'pages.json');
  await writeFile(pagesFile, JSON.stringify(pages));
  return new SourceIndex(siteDir, pagesFile, 'en', (read) => {
    records = read;
    return Promise.resolve([...read]);
  });
}

/** @returns the text of each page in the index, by its path */
function texts(): Record<string, string> {
  return Object.fromEntries(records.map(({path: page, sections}) => [page, sections.map(({text}) => text).join('\n')]));
}

it('has the text of pages with their partials, as they were saved last', async () => {
  await save({
    'a.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
    '_part.mdx': 'Shared.\n',
    'b.mdx': 'Second.\n',
  });
  const index = await createIndex();
  await index.refresh();
  expect(texts()).toEqual({'/a': 'Shared.', '/b': 'Second.'});
  await save({'_part.mdx': 'Changed.\n'});
  await index.refresh();
  expect(texts()).toEqual({'/a': 'Changed.', '/b': 'Second.'});
});

it('keeps the text of a page that someone breaks, also by partials that show each other', async () => {
  await save({
    'a.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
    '_part.mdx': 'Shared.\n',
    'b.mdx': 'Second.\n',
  });
  const index = await createIndex();
  await index.refresh();
  await save({
    '_part.mdx': "import Other from './_other.mdx';\n\n<Other />\n",
    '_other.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
    'b.mdx': 'Second <',
  });
  await index.refresh();
  expect(texts()).toEqual({'/a': 'Shared.', '/b': 'Second.'});
});
