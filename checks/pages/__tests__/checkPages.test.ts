import {mkdtemp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {applyEdits} from '../../../src/lib/code/applyEdits';
import {checkPages} from '../checkPages';
import {correctPages} from '../correctPages';
import {existsExactly} from '../existsExactly';
import {parsePage} from '../readSourcePages';
import {checkAsked} from '../rules/asked';
import {checkExtensions, checkListed, checkOrphans, checkPublished} from '../rules/files';
import {checkDescriptions, checkTitles} from '../rules/frontMatter';
import {checkUnusedImages} from '../rules/images';
import {checkPaths} from '../rules/links';
import {checkRedirects} from '../rules/redirects';
import {checkSidebars} from '../rules/sidebars';
import {checkSvgs} from '../rules/svgs';
import {checkTagDescriptions, checkTagOrder} from '../rules/tags';
import {createVersionRule} from '../rules/versions';
import {checkWhatsNew} from '../rules/whatsNew';
import type {SiteRule, SourcePage} from '../types';

let base: string;

/** Creates another folder for a site, which is removed after the test. */
async function newBase(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  base = folder;
}

const frontMatter = [
  '---',
  'title: Filters',
  'description: How to narrow the entries of a list down to those that a visitor asked for.',
  'type: reference',
  '---',
].join('\n');

/** A page without mistakes around `body`, which starts after ten lines. */
const page = (body: string): string =>
  `${frontMatter}\n\n## Operators {/* #operators */}\n\nText.\n\n${body}\n\n## Sort\n\nText.\n\n## Limits\n\nText.\n`;

/** One of each kind, assembled here so that secret scanners don't flag this file. */
const secrets = [
  ['an AWS access key', `AKIA${'A1B2'.repeat(4)}`],
  ['a GitHub token', `ghp_${'aB1'.repeat(12)}`],
  ['a GitLab token', `glpat-${'aB1-2'.repeat(4)}`],
  ['an npm token', `npm_${'aB1'.repeat(12)}`],
  ['a Google API key', `AIza${'aB-1_'.repeat(7)}`],
  ['a Slack token', `xoxb-12345678-${'aB1'.repeat(4)}`],
  ['a Stripe key', `sk_live_${'aB1c'.repeat(6)}`],
  ['a SendGrid key', `SG.${'aB'.repeat(11)}.${'x'.repeat(43)}`],
  ['a signed JSON Web Token', ['eyJhbGciOiJIUzI1NiJ9', 'eyJpZCI6MSwiaWF0IjoxfQ', 'a'.repeat(43)].join('.')],
  ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${'aB1+/'.repeat(8)}`],
] as const;

/** @returns the findings as `file:line:column message`, followed by the fix after an arrow */
async function check(files: Readonly<Record<string, string>>, siteRules: readonly SiteRule[] = []): Promise<string[]> {
  await newBase();
  const docs = path.join(base, 'docs');
  for (const [name, source] of Object.entries({'tags.yml': '', ...files})) {
    await mkdir(path.dirname(path.join(docs, name)), {recursive: true});
    await writeFile(path.join(docs, name), source);
  }
  const {findings} = await checkPages(docs, {base, siteRules});
  return findings.map(({file, line, column, message, fix}) => `${file}:${line}:${column} ${message} → ${fix ?? ''}`);
}

describe('checkPages', () => {
  it('accepts a page without mistakes', async () => {
    const body = [
      'See [Filters](#operators), [Strapi](https://strapi.io/) and `backend`, npx strapi.js, @strapi/utils, in **Log in** and {/* a comment */}.',
      ':::tip\n\nA tip.\n\n:::',
      '### `400 Bad request.`',
      '| A | B |\n| --- | --- |\n| `a \\| b` | c |',
      'Sign in in the `the` the browser. He said that that is it… and so on.',
      '## Sort in the Document Service with TypeScript and **Media Library**',
      '## 2. Deploy: Docker, and Use `Sort Results`',
      '## Register your app with Notion',
      '```bash\n# Install\nnpm i > log\n```',
      '1. One\n\n   ```bash\n   ls\n   ```\n\n2. Two\n\nText.\n\n1. One\n\n- [ ] Two\n- [Three] four',
      'See [Sort][a].\n\n[a]: #sort',
      'Node.js 18 no longer works. `AKIAIOSFODNN7EXAMPLE`, `ghp_yourToken`, `sk_test_a`, `eyJhbGciOiJIUzI1NiJ9.…`',
      '```text no-check="Not a key"\n-----BEGIN PRIVATE KEY-----\n…\n-----END PRIVATE KEY-----\n```',
      'Two * three \\* four, a\\`b, [ids] (see below), #3, 10:30 and `[a](b)` work.\n\n1. One\n2. Two 👩‍💻',
    ].join('\n\n');
    await expect(check({'page.mdx': page(body)})).resolves.toEqual([]);
  });

  it('accepts links with queries, encoded images, and a sample of an import', async () => {
    const body = [
      'See [Sort](./sort.mdx?os=mac#limits), [it](?os=mac#sort) and [Sort](/sort?os=mac#limits).',
      '![The `name` in **Bold**](./my%20image.png?x) ![B](<./my image.png>) ![C](@site/docs/my%20image.png)',
      '```mdx no-check="An import"\nimport A from \'./_none.mdx\';\n\n<A />\n```',
    ].join('\n\n');
    const files = {'page.mdx': page(body), 'sort.mdx': page(''), 'my image.png': '-'};
    await expect(check(files)).resolves.toEqual([]);
  });

  it('reads titles and descriptions that are written in another notation of YAML', async () => {
    const folded = (text: string): string => page('').replace(/description: (.*)/, `"description": >-\n  $1 ${text}`);
    const files = {
      'cms/a.mdx': folded('They come come sorted.'),
      'cms/b.mdx': folded('They come last.').replace('title: Filters', 'title: Sort # by name'),
      'cms/c.mdx': folded('They come last.').replace('title: Filters', "title: 'Sort'"),
    };
    await expect(check(files, [checkDescriptions, checkTitles])).resolves.toEqual([
      expect.stringMatching(/^docs\/cms\/c\.mdx:2:1 docs\/cms\/b\.mdx has the same title/),
      expect.stringMatching(/^docs\/cms\/c\.mdx:3:1 docs\/cms\/b\.mdx has the same description/),
    ]);
    const unquoted = files['cms/a.mdx'].replace('"description"', 'description');
    await expect(check({'a.mdx': unquoted})).resolves.toEqual([
      expect.stringMatching(/^docs\/a\.mdx:4:84 "come come": repeated word/),
    ]);
  });

  it('checks the lines of the front matter, not only its keys', async () => {
    const source = page('Text.');
    const files = {
      'a.mdx': source.replace('---\n', '--- \n'),
      'b.mdx': source.replace('\n---\n', '\n'),
      'c.mdx': source.replace('type:', 'keywords:\n\t- one\ntype:'),
      'd.mdx': source.replace('type:', 'title: Sort\ntype:'),
      'e.mdx': source.replace('title: Filters', 'title: Filters: all'),
      'f.mdx': source.replace('type:', 'image: /img/no.png\npagination_next: no/page\ntype:'),
    };
    const found = await check(files);
    expect(found.filter((line) => !/heading|sentence case/.test(line))).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:1:1 the front matter has no opening or closing --- → put ---/),
      expect.stringMatching(/^docs\/b\.mdx:1:1 the front matter has no opening or closing --- → put ---/),
      expect.stringMatching(/^docs\/c\.mdx:5:1 front matter: Tabs .* → indent with spaces/),
      expect.stringMatching(/^docs\/d\.mdx:4:1 front matter: Map keys .* → remove one of the two keys/),
      expect.stringMatching(/^docs\/e\.mdx:2:8 front matter: Nested .* → put text that contains a colon/),
      'docs/f.mdx:4:1 front matter "image": there\'s no file static/img/no.png → correct the path',
      expect.stringMatching(/^docs\/f\.mdx:5:1 front matter "pagination_next": there's no file docs\/no\/page\.mdx/),
    ]);
  });

  it('reads a file with CRLF and a byte order mark, and says how to save it', async () => {
    const [found, ...others] = await check({'page.mdx': `\ufeff${page('Text.').replaceAll('\n', '\r\n')}`});
    expect(found).toMatch(/^docs\/page\.mdx:1:1 .*byte order mark.*CRLF.* → .*--fix/);
    expect(others).toEqual([]);
  });

  it('reports file names that cannot be URLs, imported pages, and partials that import each other', async () => {
    const show = (name: string): string => `import A from './${name}.mdx';\n\n<A />`;
    const found = await check({
      'Two Words.mdx': page('Text.'),
      'folder/index.mdx': page('Text.'),
      'page.mdx': page(`${show('_a')}\n\nSee [A](./other.mdx#no).`),
      'other.mdx': page(show('_a')),
      'third.mdx': page(show('other')),
      '_a.mdx': show('_b'),
      '_b.mdx': `${show('_a')}\n\n## Sort\n`,
    });
    expect(found.filter((line) => !line.includes('in sentence case'))).toEqual([
      expect.stringMatching(/^docs\/_a\.mdx:1:1 docs\/_b\.mdx imports this file too/),
      expect.stringMatching(/^docs\/_b\.mdx:1:1 docs\/_a\.mdx imports this file too/),
      expect.stringMatching(/^docs\/folder\/index\.mdx:1:1 a page can't be an index file/),
      expect.stringMatching(/^docs\/page\.mdx:15:5 docs\/other\.mdx has no heading with the id "no"/),
      expect.stringMatching(/^docs\/third\.mdx:11:1 docs\/other\.mdx is a page/),
      expect.stringMatching(/^docs\/Two Words\.mdx:1:1 the name of this file becomes part of a URL/),
    ]);
  });

  it('reports an unclosed fence', async () => {
    await expect(check({'page.mdx': page('```text\nls')})).resolves.toContain(
      "docs/page.mdx:11:1 this fence isn't closed, so it swallows everything after it → close it with ``` on a line of its own",
    );
  });

  it('reports a page whose heading has the id of one in a partial', async () => {
    const files = {'page.mdx': page("import A from './_a.mdx';\n\n<A />"), '_a.mdx': '## Sort\n\nText.\n'};
    await expect(check(files)).resolves.toEqual([
      expect.stringMatching(
        /^docs\/page\.mdx:11:1 a heading in docs\/_a\.mdx has the id "sort", and so does one in docs\/page/,
      ),
    ]);
  });

  it('reports pages that are not .mdx files', async () => {
    const rule = checkExtensions([
      ...['docs/a.md', 'docs/b.MDX', 'docs/c.mdx', 'docs/tags.yml', 'docs/d.markdown', 'docs/e.md.png'],
    ]);
    const found = await check({}, [rule]);
    expect(found.map((line) => line.slice(0, 13))).toEqual(['docs/a.md:1:1', 'docs/b.MDX:1:', 'docs/d.markdo']);
  });

  it.each([
    ['an open tag', 'Use <b to', /page\.mdx:11:\d+ this isn't MDX: .* → in MDX, < begins a tag/],
    ['an open brace', 'Use {', /page\.mdx:1\d:\d+ this isn't MDX: .* → in MDX, \{ begins JavaScript/],
    ['an HTML comment', '<!-- note -->', /page\.mdx:11:\d+ this isn't MDX: .* → write a comment as \{\/\* … \*\/\}/],
    ['an open br', 'One<br>two', /page\.mdx:11:\d+ this isn't MDX: .* → write <br \/>/],
    ['a URL as a tag', 'See <https://koajs.com>.', /this isn't MDX: .* → write a link as \[text\]\(url\)/],
    [
      'an id in the old way',
      '## Restart {#restart}',
      /this isn't MDX: .* → write .* as a comment: \{\/\* #restart \*\/\}/,
    ],
    ['an open comment', '{/* a note\n\nText', /this isn't MDX: .* → end the comment with \*\/\}/],
    [
      'an open component',
      'Text.\n\n<Steps>\n\n1. One',
      /page\.mdx:13:1 this isn't MDX: Expected a closing tag for `<Steps>`/,
    ],
    ['a conflict', '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main', /page\.mdx:11:1 an unresolved merge conflict/],
    ['a conflict in code', '```bash\n<<<<<<< HEAD\nls\n```', /page\.mdx:12:1 an unresolved merge conflict/],
    [
      'a link the wrong way round',
      'See (Sort)[/cms/sort].',
      /page\.mdx:11:10 the brackets and parentheses are swapped/,
    ],
    ['a link with a space before its URL', 'See [Sort] (./sort.mdx).', /page\.mdx:11:10 this isn't a link/],
    ['a link with a space in its URL', 'See [Sort](./so rt.mdx).', /page\.mdx:11:10 this isn't a link/],
    ['a link without its end', 'See [Sort](./sort.mdx for it.', /page\.mdx:11:10 this isn't a link/],
    ['a link by an unknown name', 'See [Sort][sort].', /page\.mdx:11:10 this isn't a link: the page doesn't define/],
    [
      'a link by a name to no file',
      'See [Sort][s].\n\n[s]: ./sort.mdx',
      /page\.mdx:13:1 there's no file docs\/sort\.mdx/,
    ],
    ['a link without a URL', 'See [Sort]().', /page\.mdx:11:5 the link "Sort" has no URL/],
    ['a link without a text', 'See [](#sort).', /page\.mdx:11:5 the link to #sort has no text/],
    ['an anchor in other letters', 'See [Sort](#Sort).', /has no heading with the id "Sort" → did you mean #sort\?/],
    ['a footnote without its text', 'Text.[^1]', /page\.mdx:11:6 this footnote has no text/],
    ['a callout of GitHub', '> [!TIP]\n> Text.', /page\.mdx:11:3 only GitHub knows this kind/],
    ['a callout with two colons', '::tip\n\nText.', /page\.mdx:11:1 two colons don't begin a callout.* → write :::tip/],
    ['a heading without its space', '##Restart', /page\.mdx:11:1 this isn't a heading/],
    ['an empty heading', '##', /page\.mdx:11:1 this heading is empty/],
    ['a table without its second line', '| A | B |\n| one | two |', /page\.mdx:11:1 this row isn't part of a table/],
    ['a row below an empty line', '| A |\n| - |\n| b |\n\n| c |', /page\.mdx:15:1 this row isn't part of a table/],
    ['bullets of a word processor', '• One\n• Two', /page\.mdx:11:1 this isn't a list/],
    ['a list that begins with 2', 'Do this:\n2. Stop.', /page\.mdx:12:1 this isn't a list/],
    ['bold without its end', 'Click **Save* now.', /page\.mdx:11:7 this \*\* isn't closed/],
    ['code without its end', 'Run `npm start to begin.', /page\.mdx:11:5 this backtick isn't closed/],
    ['an invisible character', 'Restart\u200b it.', /page\.mdx:11:8 an invisible character \(U\+200B\)/],
    [
      'a space that is none',
      '```bash\nnpm\u00a0start\n```',
      /page\.mdx:12:4 programs don't read this character as a space \(U\+00A0\)/,
    ],
    ['quotes of a word processor', '```bash\nls “a”\n```', /page\.mdx:12:4 “ in code/],
    ['a link to this site with its host', 'See [Sort](https://docs.strapi.io/page).', /page\.mdx:11:5 .* of this site/],
    ['a link without encryption', 'See [Koa](http://koajs.com).', /page\.mdx:11:5 http:.* isn't encrypted/],
    [
      'a highlight without an end',
      '```ts title="src/a.ts"\na();\n// highlight-start\nb();\n```',
      /page\.mdx:13:1 highlight-start and highlight-end need/,
    ],
    ['a title without quotes', '```ts title=src/a.ts\nx();\n```', /page\.mdx:11:1 the title .* straight double quotes/],
    ['something left to do', 'The limit is TBD.', /page\.mdx:11:14 "TBD": readers would see/],
    ['a space before a period', 'Text of it .', /page\.mdx:11:9 "it \.": no space before/],
    ['braces', 'The {curly} ones', /page\.mdx:11:5 "\{curly\}" is JavaScript here.*write \\\{/],
    [
      'a fence without a language',
      '```\nx\n```',
      /page\.mdx:11:1 this fence has no language → use one of the languages/,
    ],
    ['a fence without a title', '```ts\nx();\n```', /page\.mdx:11:1 this ts fence doesn't say where its code goes/],
    ['no reason', '```ts no-check\nx();\n```', /page\.mdx:11:1 no-check needs a reason/],
    ['an unknown word', '```bash nochek\nls\n```', /page\.mdx:11:1 "nochek" means nothing.* → did you mean no-check/],
    ['undone on what is no request', '```graphql undone\n{ a }\n```', /page\.mdx:11:1 .*no effect → leave undone out/],
    ['unchanged without a codemod', '```js v4 unchanged\na\n```', /page\.mdx:11:1 .*no effect → .*name the codemod/],
    ['another project', '```bash in="documentaton"\nls\n```', /page\.mdx:11:1 .*no effect → write in="documentation"/],
    ['the name in lower case', 'Start strapi.', /page\.mdx:11:7 "strapi": these docs say Strapi →/],
    [
      'a command that npm2yarn cannot convert',
      '```bash npm2yarn\nnpm ci\n```',
      /page\.mdx:11:1 npm2yarn can't convert/,
    ],
    ['a prompt', '```bash\nnpm i\n$ npm start\n```', /page\.mdx:13:1 this command has a prompt/],
    [
      'a host',
      '```http\nGET http://localhost:1337/api/a\n```',
      /page\.mdx:12:1 this request names a host.* → begin .* \/api\//,
    ],
    [
      'title case',
      '## How To Sort Results',
      /page\.mdx:11:1 "How To Sort Results" isn't in sentence case: To, Sort, Results/,
    ],
    [
      'short title case',
      '## Sort Results',
      /page\.mdx:11:1 "Sort Results" isn't in sentence case: Results → .*names\.txt/,
    ],
    ['short title case with a small word', '## Sort by Name', /"Sort by Name" isn't in sentence case: Name →/],
    [
      'a highlight without a beginning',
      '```ts title="src/a.ts"\na();\n// highlight-end\n```',
      /page\.mdx:13:1 highlight-start and highlight-end need/,
    ],
    ['a word twice', 'It is the the list.', /page\.mdx:11:7 "the the": repeated word → write the/],
    ['a word twice across lines', 'It is the\nthe list.', /page\.mdx:11:7 "the the": repeated word/],
    ['a space before a comma', 'One , two.', /page\.mdx:11:1 "One ,": no space before a comma.* → write One,/],
    ['two periods', 'It ends.. Here.', /page\.mdx:11:8 "\.\.": two periods/],
    ['allows to', 'It allows to sort.', /page\.mdx:11:4 "allows to": allow whom\? → write "allows you to"/],
    ["it's own", "It has it's own list.", /page\.mdx:11:8 "it's own": .* → write its own/],
    ['can not', 'You can not.', /page\.mdx:11:5 "can not": one word → write can't/],
    ['in order to', 'Do it in order to win.', /page\.mdx:11:7 "in order to": .* → write to/],
    ['would of', 'It would of been.', /page\.mdx:11:4 "would of": .* → write would have/],
    ['more then', 'It has more then one.', /page\.mdx:11:8 "more then": .* → write more than/],
    ['simply', 'You simply sort.', /page\.mdx:11:5 "simply": it praises.*STYLEGUIDE\.md.* → leave it out/],
    ['an image without a text', '![](./small.png)', /page\.mdx:11:1 image \.\/small\.png has no alternative text/],
    [
      'an image in other letters',
      '![A](./Small.png)',
      /page\.mdx:11:1 there's no file docs\/Small\.png → did you mean docs\/small\.png\?/,
    ],
    ['a missing image', '![A](/img/none.png)', /page\.mdx:11:1 there's no file static\/img\/none\.png/],
    ['a folder as an image', '![A](./)', /page\.mdx:11:1 there's no file docs\/ → correct the path/],
    [
      'an image of another host',
      '![A](https://strapi.io/a.png)',
      /page\.mdx:11:1 the image https.* is on another host/,
    ],
    [
      'a heavy image',
      '![A](./heavy.png)',
      /page\.mdx:11:1 docs\/heavy\.png is 200 KB, and the limit is 150 KB → crop it/,
    ],
    ['an unknown component', '<Crad />', /page\.mdx:11:1 unknown component <Crad>/],
    ['an open admonition', ':::tip\n\nA tip.', /page\.mdx:11:1 ":::tip" isn't closed.* → close it with :::/],
    [
      'a row too long',
      '| A | B |\n| --- | --- |\n| a | b | c |',
      /page\.mdx:13:1 this row has 3 cells, but its table has 2/,
    ],
    ['a second H1', '# Filters again', /page\.mdx:11:1 "Filters again" is a second H1/],
    ['a heading jump', '#### Deep', /page\.mdx:11:1 "Deep" is an H4 below an H2.* → write ###/],
    ['a heading twice', '## operators', /page\.mdx:11:1 there's another heading "operators"/],
    ['an id twice', '## Others {/* #operators */}', /page\.mdx:11:1 another heading has the id "operators"/],
    ['a colon', '## Others:', /page\.mdx:11:1 "Others:" ends with punctuation/],
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
    ['a URL that is none', '[It](https://)', /page\.mdx:11:1 "https:\/\/" isn't a URL/],
    ['a word of another', 'Your backend is up.', /page\.mdx:11:6 "backend": these docs say back end .*glossary/],
    ['a name in a heading', '## In Strapi v5', /page\.mdx:11:7 "Strapi v5": these docs say Strapi 5/],
    ['a missing partial', "import A from './_a.mdx';\n\n<A />", /page\.mdx:11:1 there's no file docs\/_a\.mdx/],
    [
      'steps that a fence cuts in two',
      '1. One\n\n```bash\nls\n```\n\n1. Two',
      /page\.mdx:17:1 what stands between these steps ends their list.* → indent it/,
    ],
    [
      'steps that an image cuts in two',
      '1. One\n\n![A](./small.png)\n\n1. Two\n2. Three',
      /page\.mdx:15:1 what stands/,
    ],
    [
      'an item that is no link',
      '- [Sort]\n- [A](#sort)',
      /page\.mdx:11:3 \[Sort\] isn't a link: it has no URL → write/,
    ],
    [
      'a name of a link that nothing uses',
      '[a]: #sort',
      /page\.mdx:11:1 nothing links to \[a\] → use it, or remove it/,
    ],
    ['a name for two links', '[A][a]\n\n[a]: #sort\n[A]: #limits', /page\.mdx:14:1 \[a\] is defined above/],
    ['a version that does not exist', '<Badge kind="new" since="99.1" />', /page\.mdx:11:19 there's no Strapi 99\.1/],
    ['a partial not shown', "import B from './_b.mdx';", /page\.mdx:11:1 B is imported but never used/],
  ])('names %s', async (_, body, expected) => {
    const others = {
      'cms/sort.mdx': page(''),
      '_b.mdx': 'Shared.\n',
      'small.png': '-',
      'heavy.png': '-'.repeat(200_000),
    };
    await expect(check({'page.mdx': page(body), ...others})).resolves.toEqual([expect.stringMatching(expected)]);
  });

  it('names each text of a link that says nothing', async () => {
    const texts = ['Here', 'click here', 'this', 'link', 'this link', 'this page', 'page', 'more', 'Read more'];
    const links = [...texts, ' learn more ', 'see more', 'here and there', 'what is here', '![here](./a.png)'];
    const found = await check({'page.mdx': page(links.map((text) => `[${text}](#sort)`).join('\n\n')), 'a.png': '-'});
    expect(found.map((line) => Number(line.split(':')[1]))).toEqual(
      [...texts, 'learn more', 'see more'].map((_, index) => 11 + 2 * index),
    );
  });

  it.each(secrets)('names %s', async (name, secret) => {
    await expect(check({'page.mdx': page(`\`${secret}\``)})).resolves.toEqual([
      expect.stringMatching(new RegExp(`page\\.mdx:11:2 this looks like ${name}, .* → write a placeholder`)),
    ]);
  });

  it.each([
    ['on a line', ' [b, a, b]', '5:8', ' [a, b]'],
    ['on lines of their own', '\n  - b\n  - "a"\n  - b', '6:5', '\n  - a\n  - b'],
    ['in brackets over several lines', '\n  [\n    b,\n    a,\n    b,\n  ]', '7:5', '\n  [\n    a,\n    b,\n  ]'],
    ['with a comment', '\n  - b # First\n  - a', '6:5', null],
  ])('sorts tags %s alphabetically, each once', async (_, list, place, corrected) => {
    const tagged = (tags: string) => page('').replace('type: reference', `type: reference\ntags:${tags}`);
    const declared = ['a', 'b'].map(
      (key) => `${key}:\n  label: ${key}\n  permalink: /${key}\n  description: About ${key} alone.\n`,
    );
    const files = {'page.mdx': tagged(list), 'tags.yml': declared.join('')};
    await expect(check(files)).resolves.toEqual([
      `docs/page.mdx:${place} the tags aren't in alphabetical order, or one is repeated → write a, b`,
    ]);
    await correctPages(() => checkPages(path.join(base, 'docs'), {base}), base);
    await expect(readFile(path.join(base, 'docs/page.mdx'), 'utf8')).resolves.toBe(tagged(corrected ?? list));
  });

  it('only reports that a page is not valid MDX, and nothing about pages that link to it', async () => {
    const files = {
      'page.mdx': page("See [it](./broken.mdx#here).\n\nimport A from './_a.mdx';\n\n<A />"),
      'broken.mdx': page('Use {'),
      '_a.mdx': 'Shared <b',
      'alone.mdx': page('').replace('type: reference', 'type: reference\ndisplayed_sidebar: null'),
    };
    const rules = [{from: '/old', to: '/broken#here'}];
    const siteRules = [
      checkOrphans,
      checkPublished({file: 'config/published.txt', source: '/broken\n'}, new Set()),
      checkRedirects({rules, files: [], otherPaths: []}),
    ];
    await expect(check(files, siteRules)).resolves.toEqual([
      expect.stringMatching(/^docs\/_a\.mdx:1:\d+ this isn't MDX/),
      expect.stringMatching(/^docs\/broken\.mdx:\d+:\d+ this isn't MDX/),
    ]);
  });

  it('reports problems in front matter and in its syntax', async () => {
    const broken = page('').replace('type: reference', 'typ: reference');
    await expect(check({'page.mdx': broken})).resolves.toEqual([
      expect.stringMatching(/page\.mdx:1:1 front matter "type"/),
      expect.stringMatching(/page\.mdx:4:1 front matter "typ": unknown key/),
    ]);
    await expect(check({'page.mdx': page('').replace('Filters', 'Filters: all')})).resolves.toEqual([
      expect.stringMatching(/page\.mdx:2:\d+ front matter: .* → put text that contains a colon/),
    ]);
  });

  it('reports front matter errors without a position on the first line', async () => {
    await expect(check({'page.mdx': page('').replace('Filters', '*New*')})).resolves.toEqual([
      expect.stringMatching(/^docs\/page\.mdx:1:1 front matter: Unresolved alias/),
    ]);
  });

  it('reports a mistake in tag declarations once, whichever pages are checked', async () => {
    const tagged = page('').replace('type: reference', 'type: reference\ntags: [a]');
    const files = {'a.mdx': tagged, 'b.mdx': tagged, 'tags.yml': 'a:\n  label: A\n'};
    const message = expect.stringMatching(/^docs\/tags\.yml:1:1 tag "a": permalink is missing/) as string;
    await expect(check(files)).resolves.toEqual([message]);
    const {findings} = await checkPages(path.join(base, 'docs'), {base, isWanted: (file) => file === 'docs/b.mdx'});
    expect(findings.map(({file}) => file)).toEqual(['docs/tags.yml']);
  });

  it('only offers a fix if it is certain', async () => {
    await newBase();
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
  it('report a partial that no page shows, and a page that nothing links to', async () => {
    const alone = page('').replace('type: reference', 'type: reference\ndisplayed_sidebar: null');
    await expect(check({'_a.mdx': 'Shared.\n', 'page.mdx': alone}, [checkOrphans])).resolves.toEqual([
      expect.stringMatching(/docs\/_a\.mdx:1:1 no page shows this partial/),
      expect.stringMatching(/docs\/page\.mdx:5:1 this page is in no sidebar/),
    ]);
    const linking = page('[A](../page.mdx)\n\n<A />').replace('\n\n##', "\n\nimport A from '../_a.mdx';\n\n##");
    const linked = {'_a.mdx': 'Shared.\n', 'page.mdx': alone, 'cms/other.mdx': linking};
    await expect(check(linked, [checkOrphans])).resolves.toEqual([]);
  });

  it('name a page outside all sections that nothing leads to, unless it is for writers', async () => {
    const hidden = page('').replace('type: reference', 'type: reference\nunlisted: true');
    const alone = page('```yaml no-check="Another file"\nunlisted: true\n```');
    const files = {'alone.mdx': alone, 'hidden.mdx': hidden, 'folder/a.mdx': page(''), 'cms/a.mdx': page('')};
    await expect(check(files, [checkOrphans])).resolves.toEqual([
      expect.stringMatching(/^docs\/alone\.mdx:1:1 this page is in no sidebar.* → move it .*sections\.ts/),
      expect.stringMatching(/^docs\/folder\/a\.mdx:1:1 this page is in no sidebar/),
    ]);
  });

  it.each([
    '[A](/page)',
    '[A](/page?a=b#sort)',
    '[A][a]\n\n[a]: ../page.mdx',
    '<Cards>\n<Card title="A" to="/page" />\n</Cards>',
    '<a href="/page">A</a>',
  ])('treat %j as a link to a page', async (link) => {
    const alone = page('').replace('type: reference', 'type: reference\ndisplayed_sidebar: null');
    await expect(check({'page.mdx': alone, 'cms/other.mdx': page(link)}, [checkOrphans])).resolves.not.toContainEqual(
      expect.stringMatching(/in no sidebar/),
    );
  });

  it("ignore a page's links to itself", async () => {
    const alone = page('[A](./page.mdx)').replace('type: reference', 'type: reference\ndisplayed_sidebar: null');
    await expect(check({'page.mdx': alone}, [checkOrphans])).resolves.toEqual([
      expect.stringMatching(/this page is in no sidebar/),
    ]);
  });

  it('report a reference link to a missing page', async () => {
    await expect(check({'page.mdx': page('[A][a]\n\n[a]: ./gone.mdx')})).resolves.toEqual([
      expect.stringMatching(/docs\/page\.mdx:13:1 there's no file docs\/gone\.mdx/),
    ]);
  });

  it('report a published page that is gone without a redirect', async () => {
    const rule = checkPublished({file: 'config/published.txt', source: '/page\n/old\n/gone\n'}, new Set(['/old']));
    await expect(check({'page.mdx': page('')}, [rule])).resolves.toEqual([
      expect.stringMatching(/^config\/published\.txt:3:1 \/gone was published.* → add a redirect/),
    ]);
  });
});

describe('rules about all pages together', () => {
  it('report a description that an earlier page has', async () => {
    await expect(check({'a.mdx': page(''), 'b.mdx': page('')}, [checkDescriptions])).resolves.toEqual([
      expect.stringMatching(
        /^docs\/b\.mdx:3:1 docs\/a\.mdx has the same description → describe what sets this page apart/,
      ),
    ]);
  });

  it('name a title that an earlier page of the section has', async () => {
    const quoted = page('').replace('title: Filters', 'title: "Filters"');
    const files = {'cms/a.mdx': page(''), 'cloud/a.mdx': page(''), 'cms/b/c.mdx': quoted};
    await expect(check(files, [checkTitles])).resolves.toEqual([
      expect.stringMatching(/^docs\/cms\/b\/c\.mdx:2:1 docs\/cms\/a\.mdx has the same title → name what sets/),
    ]);
  });

  it('report each page without a place in its sidebar', async () => {
    const inGroup = (group: string): string =>
      page('').replace('type: reference', `type: reference\ngroup: [${group}]`);
    const files = {
      'cms/a.mdx': inGroup('Gone'),
      'cms/b.mdx': page(''),
      'cms/c.mdx': inGroup('Basics'),
      'd.mdx': page(''),
    };
    await expect(check(files, [checkSidebars([{dirName: 'cms', groups: [{label: 'Basics'}]}])])).resolves.toEqual([
      expect.stringMatching(/^docs\/cms\/a\.mdx:5:1 unknown sidebar group \[Gone\]/),
      expect.stringMatching(/^docs\/cms\/b\.mdx:1:1 the page has no place in the sidebar/),
    ]);
  });

  it('report a path that leads to no page', async () => {
    const body = '[A](/pages) [B](/page?a#operators) [C](/tags/a) [D](//strapi.io/a) [E](https://strapi.io/)';
    await expect(check({'page.mdx': page(body)}, [checkPaths(['/tags/a'])])).resolves.toEqual([
      expect.stringMatching(/^docs\/page\.mdx:11:1 there's no page at \/pages → did you mean \/page\?/),
    ]);
  });
});

describe('rules about files other than pages', () => {
  it('report a page missing from the list of published URLs, and add it', async () => {
    const list = '/a\n/z\n';
    const files = {'page.mdx': page(''), 'z.mdx': page(''), '_a.mdx': 'x'};
    await expect(check(files, [checkListed({file: 'config/published.txt', source: list})])).resolves.toEqual([
      expect.stringMatching(/^config\/published\.txt:2:1 \/page is missing, .* → run npm run check -- --fix/),
    ]);
    const {pages} = await checkPages(path.join(base, 'docs'), {base});
    const [finding] = checkListed({file: 'x', source: list})({base, pages, byFile: new Map()});
    expect(applyEdits(list, finding?.edit ? [finding.edit] : []).text).toBe('/a\n/page\n/z\n');
  });

  it('report a declared tag out of order', async () => {
    const source = 'a:\n  label: A\nc:\n  label: C\nb:\n  label: B\n';
    await expect(check({}, [checkTagOrder({file: 'docs/tags.yml', source})])).resolves.toEqual([
      expect.stringMatching(/^docs\/tags\.yml:5:1 the tag "b" comes after "c" → move it up/),
    ]);
  });

  it('report mistakes in the description of a tag, and only there', async () => {
    const source = 'login:\n  label: The the\n  permalink: /login\n  description: Needed in order to log in.\n';
    await expect(check({}, [checkTagDescriptions({file: 'docs/tags.yml', source})])).resolves.toEqual([
      expect.stringMatching(/^docs\/tags\.yml:4:23 "in order to"/),
      expect.stringMatching(/^docs\/tags\.yml:4:35 "log in"/),
    ]);
  });

  it('report a redirect to a missing page or part, from a page, and to a redirect, each at its line', async () => {
    const rules = [
      {from: '/gone', to: '/nowhere'},
      {from: '/part', to: '/page#none'},
      {from: '/page', to: '/other'},
    ];
    const source = rules.map((rule) => `  {from: '${rule.from}', to: '${rule.to}'},\n`).join('');
    const files = [{file: 'config/redirects/current.ts', source}];
    const pages = {'page.mdx': page(''), 'other.mdx': page('')};
    await expect(check(pages, [checkRedirects({rules, files, otherPaths: []})])).resolves.toEqual([
      expect.stringMatching(/current\.ts:2:4 \/part redirects to \/page#none, which redirects again/),
    ]);
    await expect(check(pages, [checkRedirects({rules: rules.slice(0, 2), files, otherPaths: []})])).resolves.toEqual([
      expect.stringMatching(/current\.ts:1:4 \/gone redirects to \/nowhere, but there is no page at \/nowhere/),
      expect.stringMatching(/current\.ts:2:4 \/part redirects to \/page#none, but \/page has no #none/),
    ]);
    await expect(check(pages, [checkRedirects({rules: rules.slice(2), files, otherPaths: []})])).resolves.toEqual([
      expect.stringMatching(/current\.ts:3:4 \/page redirects to \/other, but the site has a page at \/page/),
    ]);
    const fine = [
      {from: '/old', to: '/tags/a'},
      {from: '/older', to: '/page#operators'},
    ];
    await expect(check(pages, [checkRedirects({rules: fine, files, otherPaths: ['/tags/a']})])).resolves.toEqual([]);
  });

  it('report phrases for a page or a section that does not exist', async () => {
    const asked = ['/page', '/pages'].flatMap((path, index) =>
      ['', 'operators', 'shared', 'operator'].map((anchor, at) => ({
        ...{file: 'config/asked/a.yml', line: 10 * index + at, path, anchor},
        phrases: ['compare numbers'],
      })),
    );
    const pages = {
      '_part.mdx': '## Shared {/* #shared */}\n',
      'page.mdx': page("import Part from './_part.mdx';\n\n<Part />"),
    };
    await expect(check(pages, [checkAsked(asked.slice(0, 5))])).resolves.toEqual([
      'config/asked/a.yml:3:1 docs/page.mdx has no heading with the id "operator" → did you mean operators?',
      "config/asked/a.yml:10:1 there's no page at /pages → did you mean /page?",
    ]);
  });

  it('report a missing section even if partials import each other', async () => {
    const asked = ['second', 'third'].map((anchor, index) => ({
      ...{file: 'config/asked/a.yml', line: index + 1, path: '/page', anchor},
      phrases: ['compare numbers'],
    }));
    const pages = {
      '_first.mdx': "import Second from './_second.mdx';\n\nText.\n\n<Second />\n",
      '_second.mdx': "import First from './_first.mdx';\n\n## Second {/* #second */}\n\n<First />\n",
      'page.mdx': page("import First from './_first.mdx';\n\n<First />"),
    };
    const findings = await check(pages, [checkAsked(asked)]);
    expect(findings.filter((finding) => finding.startsWith('config/'))).toEqual([
      expect.stringContaining('a.yml:2:1 docs/page.mdx has no heading with the id "third"'),
    ]);
    expect(findings.filter((finding) => finding.includes('endless loop'))).toHaveLength(2);
  });

  it('report what the feed of the page on what is new lacks, at its line', async () => {
    const listed = "export const dates = {\n  operators: '2026-01-01',\n  'for-all': '2026-01-01',\n};\n";
    const source = page('### More {/* #more */}\n\n```bash\nls\n```\n\nText.').replace(
      '## Sort',
      '## Sort {/* #sort */}',
    );
    const rule = checkWhatsNew(
      'docs/whats-new.mdx',
      {sort: '2026-01-01', 'for-all': '2026-01-01'},
      {file: 'src/data/dates.ts', source: listed},
    );
    await expect(check({'whats-new.mdx': source, 'page.mdx': page('')}, [rule])).resolves.toEqual([
      expect.stringMatching(/^docs\/whats-new\.mdx:11:1 "More" doesn't begin with a paragraph.* → write one/),
      expect.stringMatching(/^docs\/whats-new\.mdx:23:1 "Limits" has no anchor.* → add one/),
      expect.stringMatching(/^src\/data\/dates\.ts:3:3 docs\/whats-new\.mdx has no section #for-all → correct/),
    ]);
    await expect(check({'page.mdx': page('')}, [rule])).resolves.toEqual([]);
  });

  it('report an unused image', async () => {
    await newBase();
    await mkdir(path.join(base, 'static/img/admin'), {recursive: true});
    for (const name of ['shown.png', 'my image.png', 'mentioned.svg', 'unused.webp', 'admin/shot.webp']) {
      await writeFile(path.join(base, 'static/img', name), '');
    }
    const pages = [{source: '![A](/img/shown.png) ![B](/img/my%20image.png)'}] as SourcePage[];
    const findings = checkUnusedImages('static/img', ["src: 'img/mentioned.svg'"])({base, pages, byFile: new Map()});
    expect(findings).toEqual([
      expect.objectContaining({file: 'static/img/unused.webp', message: 'nothing uses this image'}),
    ]);
  });
});

describe('checkSvgs', () => {
  it.each([
    ['a script', '<svg>\n<script>a()</script></svg>', ['docs/a.svg:2:1 <script is a script']],
    ['a handler', '<svg\n onload="a()"><path d="M0 0"/></svg>', ['docs/a.svg:2:2 onload= is a script']],
    ['a link', '<svg><a href="javascript:a()"/></svg>', ['docs/a.svg:1:15 javascript: is a script']],
    ['an old link', '<svg><a xlink:href="javascript:a()"/></svg>', ['docs/a.svg:1:21 javascript: is a script']],
    ['a prefix', '<s:svg><s:script>a()</s:script></s:svg>', ['docs/a.svg:1:8 <s:script is a script']],
    ['only text', '<svg><title>Turn it on = press</title><path d="M0 0" class="on"/></svg>', []],
  ])('takes %s for what it is', async (_, svg, expected) => {
    const found = await check({'a.svg': svg, 'a.xml': '<script/>'}, [checkSvgs(['docs'])]);
    expect(found.map((line) => line.replace(/,.*/, ''))).toEqual(expected);
  });
});

describe('existsExactly', () => {
  it('finds a file only by its exact name', async () => {
    await check({'cms/sort.png': '-'});
    expect(existsExactly(base, 'docs/cms/sort.png')).toBe(true);
    expect(existsExactly(path.join(base, 'docs'), '../docs/cms/sort.png')).toBe(true);
    expect(existsExactly(base, 'docs/cms/Sort.png')).toBe(false);
    expect(existsExactly(base, 'docs/CMS/sort.png')).toBe(false);
    expect(existsExactly(base, 'docs/cms/sort.png/sort.png')).toBe(false);
    expect(existsExactly(base, 'docs/cms')).toBe(false);
  });
});

describe('createVersionRule', () => {
  it('knows the newest version, and the versions of Node.js that it runs on', async () => {
    const rule = createVersionRule('5.54.1', '>=20.0.0 <=26.x.x');
    const body = [
      '<Badge kind="new" since="5.54" /> <Badge kind="new" since="5.54.2" /> <Badge kind="new" since="v5.30" />',
      'Strapi 5.55, Strapi 5.54.1 and Strapi 5. Then version 5.122 of VK, @strapi/plugin-seo@9.1.0.',
      '```bash\nnpx @strapi/upgrade@5.60.0 minor\n```',
      '- Node.js 18 or later\n- Node.js 20\n- npm 9',
      'You need Node.js 27. On Windows, you need Node.js 22. Node.js 16 no longer works.',
      '```json\n"@strapi/plugin-graphql": "^5.61.0"\n```',
      'Strapi needs Node.js 18.\nStrapi requires Node.js 19.\n\n```md\n- Node.js 18\n```',
      '<Badge kind="new" since="5.30 or later" />',
    ].join('\n\n');
    await newBase();
    const found = parsePage('docs/page.mdx', body);
    const site = {base, pages: [], byFile: new Map()};
    const findings = 'page' in found ? rule(found.page, site) : [];
    expect(findings.map(({line, column, message}) => `${line}:${column} ${message}`)).toEqual([
      "1:53 there's no Strapi 5.54.2: these docs describe 5.54.1",
      '1:89 "v5.30" isn\'t a version of Strapi',
      '26:19 "5.30 or later" isn\'t a version of Strapi',
      "3:8 there's no Strapi 5.55: these docs describe 5.54.1",
      "6:21 there's no Strapi 5.60.0: these docs describe 5.54.1",
      "16:29 there's no Strapi 5.61.0: these docs describe 5.54.1",
      "9:11 Strapi 5.54.1 doesn't run on Node.js 18",
      "13:18 Strapi 5.54.1 doesn't run on Node.js 27",
      "19:22 Strapi 5.54.1 doesn't run on Node.js 18",
      "20:25 Strapi 5.54.1 doesn't run on Node.js 19",
    ]);
  });
});

describe('applyEdits', () => {
  it('applies each fix once, and only one of overlapping fixes', () => {
    const edits = [
      {start: 17, end: 20, text: 'GHI'},
      {start: 4, end: 16, text: 'content type'},
      {start: 4, end: 24, text: 'Content-Type Builder'},
    ];
    expect(applyEdits('The content-type builder is here.', edits)).toEqual({
      text: 'The Content-Type Builder is here.',
      applied: 1,
    });
    expect(
      applyEdits('a b c', [
        {start: 4, end: 5, text: 'C'},
        {start: 0, end: 1, text: 'A'},
      ]),
    ).toEqual({text: 'A b C', applied: 2});
  });
});

describe('correctPages', () => {
  const correct = () => correctPages(() => checkPages(path.join(base, 'docs'), {base}), base);

  it('also applies fixes that overlap with others', async () => {
    await check({'page.mdx': page('It is the the , list.\n\nA.')});
    await expect(correct()).resolves.toMatchObject({findings: [], corrected: 2});
    await expect(readFile(path.join(base, 'docs/page.mdx'), 'utf8')).resolves.toBe(page('It is the, list.\n\nA.'));
  });

  it('returns what is left, with its position in the fixed file', async () => {
    await check({'page.mdx': page('Do it in order to win: it allows to sort.')});
    await expect(correct()).resolves.toMatchObject({findings: [{line: 11, column: 18}], corrected: 1});
  });

  it('stops if two rules undo each other', async () => {
    await check({'page.mdx': 'a'});
    const edit = {start: 0, end: 1, text: 'b'};
    const report = {findings: [{file: 'docs/page.mdx', line: 1, column: 1, message: 'not b', edit}], pages: []};
    await expect(correctPages(() => Promise.resolve(report), base)).resolves.toMatchObject({findings: [{edit}]});
  });
});
