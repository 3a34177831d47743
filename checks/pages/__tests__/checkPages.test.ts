import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {applyEdits} from '../applyEdits';
import {checkPages} from '../checkPages';
import {checkOrphans, checkPublished} from '../rules/files';
import type {SiteRule} from '../types';

let base: string;

afterEach(() => rm(base, {recursive: true, force: true}));

const frontMatter = [
  '---',
  'title: Filters',
  'description: How to narrow the entries of a list down to those that a visitor asked for.',
  'type: reference',
  '---',
].join('\n');

/** A page without a mistake, with `body` in its middle. It has ten lines before the body. */
const page = (body: string): string =>
  `${frontMatter}\n\n## Operators {/* #operators */}\n\nText.\n\n${body}\n\n## Sort\n\nText.\n\n## Limits\n\nText.\n`;

/** @returns the findings as `file:line:column message`, and what to do behind an arrow */
async function check(files: Readonly<Record<string, string>>, siteRules: readonly SiteRule[] = []): Promise<string[]> {
  base = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  const docs = path.join(base, 'docs');
  for (const [name, source] of Object.entries({'tags.yml': '', ...files})) {
    await mkdir(path.dirname(path.join(docs, name)), {recursive: true});
    await writeFile(path.join(docs, name), source);
  }
  const {findings} = await checkPages(docs, {base, siteRules});
  return findings.map(({file, line, column, message, fix}) => `${file}:${line}:${column} ${message} → ${fix ?? ''}`);
}

describe('checkPages', () => {
  it('takes a page without a mistake', async () => {
    const body = [
      'See [Filters](#operators), [Strapi](https://strapi.io/) and `backend`, in **Log in** and {/* a comment */}.',
      ':::tip\n\nA tip.\n\n:::',
      '### `400 Bad request.`',
      '| A | B |\n| --- | --- |\n| `a \\| b` | c |',
    ].join('\n\n');
    await expect(check({'page.mdx': page(body)})).resolves.toEqual([]);
  });

  it.each([
    ['an open tag', 'Use <b to', /page\.mdx:11:\d+ this isn't MDX: .* → in MDX, < begins a tag/],
    ['an open brace', 'Use {', /page\.mdx:1\d:\d+ this isn't MDX: .* → in MDX, \{ begins JavaScript/],
    ['braces', 'The {curly} ones', /page\.mdx:11:5 "\{curly\}" is JavaScript here/],
    ['an unknown component', '<Crad />', /page\.mdx:11:1 unknown component <Crad>/],
    ['an open admonition', ':::tip\n\nA tip.', /page\.mdx:11:1 ":::tip" isn't closed.* → end it with a line :::/],
    ['a row too long', '| A | B |\n| --- | --- |\n| a | b | c |', /page\.mdx:13:1 this row has 3 cells, its table 2/],
    ['a second H1', '# Filters again', /page\.mdx:11:1 "Filters again" is a second H1/],
    ['a heading jump', '#### Deep', /page\.mdx:11:1 "Deep" is an H4 below an H2.* → write ###/],
    ['a heading twice', '## operators', /page\.mdx:11:1 there's another heading "operators"/],
    ['an id twice', '## Others {/* #operators */}', /page\.mdx:11:1 another heading has the id "operators"/],
    ['a colon', '## Others:', /page\.mdx:11:1 "Others:" ends with a sign/],
    ['a text that says nothing', 'Click [here](#operators).', /page\.mdx:11:7 the link text "here" doesn't say/],
    [
      'a missing file',
      '[Sort](./sort.mdx)',
      /page\.mdx:11:1 there's no file docs\/sort\.mdx → did you mean docs\/cms\/sort/,
    ],
    ['a link without extension', '[Sort](./cms/sort)', /page\.mdx:11:1 the link to ".\/cms\/sort" can't be followed/],
    [
      'a missing id',
      '[It](#operator)',
      /page\.mdx:11:1 docs\/page\.mdx has no heading .*"operator" → did you mean #operators/,
    ],
    ['a missing id elsewhere', '[It](./cms/sort.mdx#x)', /page\.mdx:11:1 docs\/cms\/sort\.mdx has no heading .*"x"/],
    ['a missing id at a path', '[It](/cms/sort#x)', /page\.mdx:11:1 docs\/cms\/sort\.mdx has no heading .*"x"/],
    ['a URL that is none', '[It](https://)', /page\.mdx:11:1 "https:\/\/" is no URL/],
    ['a word of another', 'Your backend is up.', /page\.mdx:11:6 "backend": these docs say back end .*glossary/],
    ['a name in a heading', '## In Strapi v5', /page\.mdx:11:7 "Strapi v5": these docs say Strapi 5/],
    ['a missing partial', "import A from './_a.mdx';\n\n<A />", /page\.mdx:11:1 there's no file docs\/_a\.mdx/],
    ['a partial not shown', "import B from './_b.mdx';", /page\.mdx:11:1 B is imported and not shown/],
  ])('names %s', async (_, body, expected) => {
    const others = {'cms/sort.mdx': page(''), '_b.mdx': 'Shared.\n'};
    await expect(check({'page.mdx': page(body), ...others})).resolves.toEqual([expect.stringMatching(expected)]);
  });

  it('names what is wrong in front matter, and in its syntax', async () => {
    const broken = page('').replace('type: reference', 'typ: reference');
    await expect(check({'page.mdx': broken})).resolves.toEqual([
      expect.stringMatching(/page\.mdx:1:1 front matter "type"/),
      expect.stringMatching(/page\.mdx:4:1 front matter "typ": unknown key/),
    ]);
    await expect(check({'page.mdx': page('').replace('Filters', 'Filters: all')})).resolves.toEqual([
      expect.stringMatching(/page\.mdx:2:\d+ front matter: .* → put a text with a colon/),
    ]);
  });

  it('offers a correction only where it is certain', async () => {
    base = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
    const source = page('With Strapi v5 and a backend.');
    await mkdir(path.join(base, 'docs'));
    await writeFile(path.join(base, 'docs/tags.yml'), '');
    await writeFile(path.join(base, 'docs/page.mdx'), source);
    const {findings} = await checkPages(path.join(base, 'docs'), {base});
    const edits = findings.map(({edit}) => edit && [source.slice(edit.start, edit.end), edit.text]);
    expect(edits).toEqual([['Strapi v5', 'Strapi 5'], undefined]);
  });
});

describe('rules about all pages', () => {
  it('name a partial that no page shows, and a page that nothing leads to', async () => {
    const alone = page('').replace('type: reference', 'type: reference\ndisplayed_sidebar: null');
    await expect(check({'_a.mdx': 'Shared.\n', 'page.mdx': alone}, [checkOrphans])).resolves.toEqual([
      expect.stringMatching(/docs\/_a\.mdx:1:1 no page shows this partial/),
      expect.stringMatching(/docs\/page\.mdx:5:1 this page is in no sidebar/),
    ]);
    const linking = page('[A](./page.mdx)\n\n<A />').replace('\n\n##', "\n\nimport A from './_a.mdx';\n\n##");
    const linked = {'_a.mdx': 'Shared.\n', 'page.mdx': alone, 'other.mdx': linking};
    await expect(check(linked, [checkOrphans])).resolves.toEqual([]);
  });

  it('name a published page that is gone without a redirect', async () => {
    const rule = checkPublished(['/page', '/old', '/gone'], new Set(['/old']), 'config/published.txt');
    await expect(check({'page.mdx': page('')}, [rule])).resolves.toEqual([
      expect.stringMatching(/^config\/published\.txt:3:1 \/gone was published.* → add a redirect/),
    ]);
  });
});

describe('applyEdits', () => {
  it('writes each correction once, also where two are about the same words', () => {
    const edits = [
      {start: 17, end: 20, text: 'GHI'},
      {start: 4, end: 16, text: 'content type'},
      {start: 4, end: 24, text: 'Content-Type Builder'},
    ];
    expect(applyEdits('The content-type builder is here.', edits)).toBe('The Content-Type Builder is here.');
    expect(
      applyEdits('a b c', [
        {start: 4, end: 5, text: 'C'},
        {start: 0, end: 1, text: 'A'},
      ]),
    ).toBe('A b C');
  });
});
