import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createIndexFiles} from '../../search/build/createIndexFiles';
import type {PageRecord} from '../../search/core/types';
import {BuiltDocs} from '../BuiltDocs';

/** A built site whose search index has one page. */
const page: PageRecord = {
  path: '/cms/api',
  title: 'API',
  description: 'About it.',
  kind: 'guide',
  trail: [],
  tags: [],
  keywords: [],
  sections: [
    {anchor: '', heading: '', parents: [], text: '', samples: [{language: 'ts', title: '', code: 'limit(1)'}]},
    {anchor: 'limits', heading: 'Limits', parents: [], text: 'Ten.', samples: []},
    {anchor: 'more', heading: 'More', parents: ['Limits'], text: '', samples: []},
    {
      anchor: 'limits-1',
      heading: 'Limits',
      parents: [],
      text: '',
      samples: [{language: 'js', title: '', code: 'limit()'}],
    },
  ],
};
const files = {
  'llms.txt': '',
  ...Object.fromEntries(createIndexFiles([page]).map(({name, content}) => [`search/${name}`, content])),
  'index.md': '# Home\n\n## Begin\n\nHere.\n',
  'tags.md': '# Tags\n\n## A\n\nAPI\n',
  'cms/api.md': `# API

## Limits

Ten.

### More

| Option | Default |
| --- | --- |
| \`rest.maxLimit\` | 100 |
| \`maxDepth\` | 5 |
| \`count()\` | |

## Limits

| Option | Default |
| --- | --- |
| \`Depth\` | 1 |
| \`rest.depth\` | 2 |
`,
  'cms/api.txt': '',
};
const redirects = {
  '/cms': '/',
  '/old': '/cms/api',
  '/old/api.html': '/cms/api#limits',
  '/away': 'https://example.com/x',
};

let parent: string;
let folder: string;
let docs: BuiltDocs;

/** @returns the folder of the built site */
function build(name: string): string {
  const directory = path.join(parent, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
    writeFileSync(path.join(directory, file), text);
  }
  return directory;
}

beforeAll(async () => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'built-docs-'));
  folder = build('build');
  writeFileSync(path.join(parent, 'outside.md'), 'outside');
  docs = await BuiltDocs.open(folder, 'https://docs.example.com', redirects);
});

afterAll(() => rmSync(parent, {recursive: true}));

it.each([
  ['/cms/api', '# API'],
  ['https://docs.example.com/cms/api.md?a=1#limits', '# API'],
  ['/cms/api/index.html', '# API'],
  ['/old', '# API'],
  ['/old/', '# API'],
  ['https://docs.example.com/old/api.html', '# API'],
  ['/', '# Home'],
  ['/index', '# Home'],
  ['index.md', '# Home'],
  ['https://docs.example.com', '# Home'],
  ['/tags', '# Tags'],
])('%s is a page', async (address, title) => {
  await expect(docs.readPage(address)).resolves.toContain(title);
});

it('resolves an old URL to its section', async () => {
  await expect(docs.readSection('/old/api.html')).resolves.toContain('/cms/api#limits\n\n## Limits');
  await expect(docs.readSection('/old#limits')).resolves.toContain('/cms/api#limits\n\n## Limits');
  await expect(docs.readSection('/', 'begin')).resolves.toContain('## Begin');
});

it('tells apart sections with the same heading, and names them all if there is no such section', async () => {
  await expect(docs.readSection('/cms/api', 'LIMITS')).resolves.toContain('/cms/api#limits\n\n## Limits\n\nTen.');
  await expect(docs.readSection('/cms/api#limits-1')).resolves.toContain('/cms/api#limits-1\n\n## Limits\n\n| Option');
  await expect(docs.readSection('/cms/api')).rejects.toThrow(
    '/cms/api has no section "". Its sections: "Limits", "More", "Limits".',
  );
});

it('finds an option by its whole name, then by the last part of a longer one', async () => {
  await expect(docs.lookUpOption(' depth ')).resolves.toMatchObject([
    {name: 'Depth', page: 'API', heading: 'Limits', url: 'https://docs.example.com/cms/api#limits'},
    {name: 'rest.depth'},
  ]);
  await expect(docs.lookUpOption('`maxDepth`')).resolves.toMatchObject([{name: 'maxDepth'}]);
  await expect(docs.lookUpOption('count')).resolves.toMatchObject([{name: 'count()'}]);
  await expect(docs.lookUpOption('MAXLIMIT')).resolves.toMatchObject([
    {name: 'rest.maxLimit', heading: 'More', url: 'https://docs.example.com/cms/api#more'},
  ]);
  await expect(docs.lookUpOption('limit')).resolves.toEqual([]);
});

it('still finds options after a page was missing while the site was built', async () => {
  const opened = await BuiltDocs.open(folder, '');
  const [twin, moved] = [path.join(folder, 'cms/api.md'), path.join(parent, 'api.md')];
  renameSync(twin, moved);
  await expect(opened.lookUpOption('maxDepth')).rejects.toThrow();
  renameSync(moved, twin);
  await expect(opened.lookUpOption('maxDepth')).resolves.toHaveLength(1);
});

it('finds sections with their text, even after another build has replaced the files of the index', async () => {
  const built = build('built');
  const opened = await BuiltDocs.open(built, 'https://docs.example.com');
  rmSync(built, {recursive: true});
  expect(opened.search('ten', 5)).toEqual([
    {title: 'API', heading: 'Limits', url: 'https://docs.example.com/cms/api#limits', excerpt: 'Ten.'},
  ]);
});

it('finds at most as many samples as requested', () => {
  expect(docs.findSamples('limit', undefined, 1)).toEqual([
    {
      ...{page: 'API', heading: 'Limits', url: 'https://docs.example.com/cms/api#limits-1'},
      ...{language: 'js', title: '', code: 'limit()'},
    },
  ]);
});

it.each(['llms.txt', 'search/manifest.json'])('asks for a build if %s is missing', async (file) => {
  const incomplete = build('incomplete');
  rmSync(path.join(incomplete, file));
  await expect(BuiltDocs.open(incomplete, '')).rejects.toThrow(/^No built site in .*npm run build/);
});

it('names the new location of a page that moved to another site', async () => {
  await expect(docs.readPage('/away')).rejects.toThrow('/away has moved to https://example.com/x');
});

it('lists the sections of a page, or the pages below a path, even if it is also an old path', async () => {
  await expect(docs.listSections('/old')).resolves.toEqual([
    {
      ...{title: 'API', description: 'About it.', url: 'https://docs.example.com/cms/api'},
      sections: [
        {heading: 'Limits', anchor: 'limits', depth: 1},
        {heading: 'More', anchor: 'more', depth: 2},
        {heading: 'Limits', anchor: 'limits-1', depth: 1},
      ],
    },
  ]);
  await expect(docs.listSections('/tags')).resolves.toEqual([
    {
      ...{title: 'Tags', description: '', url: 'https://docs.example.com/tags'},
      sections: [{heading: 'A', anchor: '', depth: 1}],
    },
  ]);
  await expect(docs.listSections('/none')).resolves.toEqual([]);
  await expect(docs.listSections('/cms')).resolves.toMatchObject([{title: 'API'}]);
  await expect(docs.listSections('/')).resolves.toMatchObject([{title: 'API'}]);
});

it.each(['/../outside', '../outside.md', '/cms/../../outside', '/cms/..', '..\\outside', '/none\0'])(
  '%s is not a page, whatever files exist',
  async (address) => {
    await expect(docs.readPage(address)).rejects.toThrow('There is no page');
  },
);

it('suggests the nearest page', async () => {
  await expect(docs.readPage('/cms/apis')).rejects.toThrow('Did you mean /cms/api?');
  await expect(docs.readPage('/x')).rejects.not.toThrow('Did you mean');
});
