import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {createTwins} from '../build/createTwins';
import type {TwinPage} from '../core/types';

const page = (file: string, permalink: string): TwinPage => ({
  file: `docs/${file}`,
  permalink,
  title: 'Roles & permissions',
  description: 'Who may do what.',
  unlisted: false,
});

/** Writes files into a new folder, which the test removes when it ends. */
async function createSite(files: Readonly<Record<string, string>>): Promise<string> {
  const siteDir = await mkdtemp(path.join(os.tmpdir(), 'twins-'));
  onTestFinished(() => rm(siteDir, {recursive: true}));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(siteDir, name)), {recursive: true});
    await writeFile(path.join(siteDir, name), text);
  }
  return siteDir;
}

/** @returns the bodies of the twins of `docs/cms/roles.mdx` and `docs/cms/api.mdx` */
async function createBodies(siteDir: string): Promise<string[]> {
  const twins = await createTwins({
    siteDir,
    origin: 'https://docs.example.com',
    pages: [page('cms/roles.mdx', '/cms/roles'), page('cms/api.mdx', '/cms/api')],
    generated: [],
    breakingChanges: [],
  });
  return twins.map(({body}) => body);
}

/** @returns the body of a page's twin, without its title */
async function twinOf(body: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const siteDir = await createSite({
    'docs/cms/roles.mdx': `---\ntitle: Roles\n---\n\n${body}\n`,
    'docs/cms/api.mdx': 'API',
    ...files,
  });
  const [text = ''] = await createBodies(siteDir);
  expect(text).toMatch(/^# Roles & permissions\n\n/);
  return text.slice(text.indexOf('\n\n') + 2).trimEnd();
}

describe('the Markdown twin of a page', () => {
  it('has absolute links, whatever the page writes', async () => {
    const links = '[a](./api.mdx#find) [b](/cloud) [c](#d) [e](https://strapi.io) [f](pathname:///feed.xml)';
    expect(await twinOf(links)).toBe(
      '[a](https://docs.example.com/cms/api#find) [b](https://docs.example.com/cloud) [c](https://docs.example.com/cms/roles#d) [e](https://strapi.io) [f](https://docs.example.com/feed.xml)',
    );
  });

  it('shows headings without the comments for their ids', async () => {
    expect(await twinOf('## Super Admin {/* #super */}\n\nText.')).toBe('## Super Admin\n\nText.');
  });

  it('has cards that are written on one line each', async () => {
    const card = '<Card title="API" to="/cms/api">All of it.</Card>';
    expect(await twinOf(`<Cards>\n  ${card}\n</Cards>`)).toContain('[API](https://docs.example.com/cms/api)');
  });

  it("has a badge's text, in a heading and alone", async () => {
    expect(await twinOf('## SSO <Badge kind="enterprise" /> {/* #sso */}\n\n<Badge kind="new" since="5.30" />')).toBe(
      '## SSO (Enterprise)\n\n(New 5.30)',
    );
  });

  it('has callouts as quotations with their titles', async () => {
    expect(await twinOf(':::warning\nKeep it.\n:::\n\n:::tip[Use `find`]\n- one\n:::')).toBe(
      '> **Warning**\n>\n> Keep it.\n\n> **Use `find`**\n>\n> - one',
    );
  });

  it('has cards as a list of links', async () => {
    const cards = '<Cards>\n<Card title="REST" to="/cms/api" icon="link">\nRead over HTTP.\n</Card>\n</Cards>';
    expect(await twinOf(cards)).toBe('- [REST](https://docs.example.com/cms/api)\n\n  Read over HTTP.');
  });

  it('shows every tab under its label, derived samples included', async () => {
    const tabs =
      '<Tabs groupId="db">\n<TabItem value="pg" label="PostgreSQL">\n\nOne.\n\n</TabItem>\n<TabItem value="my">\n\nTwo.\n\n</TabItem>\n</Tabs>';
    expect(await twinOf(tabs)).toBe('**PostgreSQL**\n\nOne.\n\n**my**\n\nTwo.');
    const sample = await twinOf('```ts title="config/admin.ts"\nconst port: number = 1;\n```');
    expect(sample).toContain('**TypeScript**\n\n```ts title="config/admin.ts"\nconst port: number = 1;\n```');
    expect(sample).toContain('**JavaScript**\n\n```js title="config/admin.js"\nconst port = 1;\n```');
    expect(await twinOf('```bash npm2yarn\nnpm install x\n```')).toContain('**pnpm**\n\n```bash\npnpm add x\n```');
  });

  it('has a request and its response with the status, without line markers and words for checks', async () => {
    const call =
      '<ApiCall title="Create a role">\n\n```http\nPOST /api/roles\n```\n\n```json response status=201 no-check="x"\n{\n  // highlight-next-line\n  "id": 1\n}\n```\n\n</ApiCall>';
    expect(await twinOf(call)).toBe(
      '**Create a role**\n\n```http\nPOST /api/roles\n```\n\n```json title="Response, 201 Created"\n{\n  "id": 1\n}\n```',
    );
  });

  it('has screenshots as images with their alternative text', async () => {
    expect(await twinOf('<Screenshot name="content-manager-list" />')).toMatch(
      /^!\[[^\]]{10,}\]\(https:\/\/docs\.example\.com\/img\/admin\/content-manager-list-light\.webp\)$/,
    );
  });

  it('has clips as links with their label', async () => {
    expect(await twinOf('<Clip name="dynamic-zone" />')).toMatch(
      /^\[[^\]]{10,}\]\(https:\/\/docs\.example\.com\/img\/admin\/clips\/dynamic-zone\.webm\)$/,
    );
  });

  it('has diagrams as their caption and their words', async () => {
    const text = await twinOf('<Diagram name="release" />');
    expect(text).toMatch(
      /^A release is a list\. .+\n\n\*\*This diagram in words\*\*\n\n1\. You add entries to a release, each with the action `publish`/,
    );
  });

  it('inlines partials, whose links are relative to the page or to their own folder', async () => {
    const partial = '[here](#x) [there](../cms/api.mdx)';
    const body = "import Note from '../snippets/_note.mdx';\n\n<Note />";
    expect(await twinOf(body, {'docs/snippets/_note.mdx': partial})).toBe(
      '[here](https://docs.example.com/cms/roles#x) [there](https://docs.example.com/cms/api)',
    );
  });

  it('leaves no gap for an icon', async () => {
    expect(await twinOf('Click the <Icon name="trash" /> trash icon (<Icon name="gear" /> gear icon).')).toBe(
      'Click the trash icon (gear icon).',
    );
  });

  it('keeps URLs on other hosts, whatever their protocol', async () => {
    expect(await twinOf('[x](//cdn.example.com/y) [z](mailto:a@example.com)')).toBe(
      '[x](//cdn.example.com/y) [z](mailto:a@example.com)',
    );
  });

  it('keeps colons, braces and tags in text', async () => {
    expect(await twinOf("Use api::role.role and `{a}`, at 10:30, {'<b>'} \\{x}.\n\n::role")).toBe(
      'Use api::role.role and `{a}`, at 10:30, \\<b> {x}.\n\n::role',
    );
  });

  it('has tables, keys and collapsed parts', async () => {
    const body =
      '| A | B |\n| --- | --- |\n| `a \\| b` | <kbd>Esc</kbd> |\n\n<details>\n<summary>More</summary>\n\nText.\n\n</details>';
    expect(await twinOf(body)).toBe('| A | B |\n| - | - |\n| `a \\| b` | <kbd>Esc</kbd> |\n\n**More**\n\nText.');
  });
});

describe('the cache', () => {
  it('keeps the twins of pages whose sources and partials are the same', async () => {
    const siteDir = await createSite({
      'docs/cms/roles.mdx': "import Note from '../snippets/_note.mdx';\n\n<Note />",
      'docs/cms/api.mdx': 'API',
      'docs/snippets/_note.mdx': 'Before.',
    });
    const entries = () => readdir(path.join(siteDir, '.cache/markdown-twins'));
    const before = await createBodies(siteDir);
    expect(before[0]).toContain('Before.');
    expect(await entries()).toHaveLength(2);
    expect(await createBodies(siteDir)).toEqual(before);
    expect(await entries()).toHaveLength(2);

    await writeFile(path.join(siteDir, 'docs/snippets/_note.mdx'), 'After.');
    const [changed, same] = await createBodies(siteDir);
    expect(changed).toContain('After.');
    expect(same).toBe(before[1]);
    expect(await entries()).toHaveLength(3);
  });
});

describe('a page that cannot be expressed in Markdown', () => {
  it('is reported with line and fix if a component has no resolver', async () => {
    await expect(twinOf("import Clock from '../../src/components/Clock';\n\nText.\n\n<Clock />")).rejects.toThrow(
      'docs/cms/roles.mdx:9:1: <Clock> has no form in Markdown. Fix: say in plugins/markdown-twins/build/resolvers.ts what "Clock" becomes in the Markdown twin of a page.',
    );
  });

  it('is reported if an expression has to be evaluated', async () => {
    await expect(twinOf('Version {1 + 1}.')).rejects.toThrow(/^docs\/cms\/roles\.mdx:5:9: \{1 \+ 1\} can't be written/);
  });

  it('is reported if an image is next to the page', async () => {
    await expect(twinOf('Text.\n\n![x](./x.png)')).rejects.toThrow(
      /:\d+:1: "\.\/x\.png" isn't a page\. Fix: put the image into static\//,
    );
  });

  it('is reported if a link leads to no page', async () => {
    await expect(twinOf('[x](./none.mdx)')).rejects.toThrow(
      /:\d+:1: "\.\/none\.mdx" isn't a page\. Fix: write the path/,
    );
  });
});
