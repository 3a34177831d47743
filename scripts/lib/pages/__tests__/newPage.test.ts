import {mkdir, mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {checkPages} from '../../../../checks/pages/checkPages';
import {pageTypes} from '../../../../plugins/front-matter/schema';
import {addPublished} from '../addPublished';
import {questions, toUrlPath, type Answers} from '../pageQuestions';
import {planPage} from '../planPage';

const description = 'How to show events on a calendar, in the admin panel and on a website.';
const known = {
  pages: new Map([
    ['/cms/features/preview', '---\ntitle: Preview\ngroup: [Features]\n---\n'],
    ['/cms/features/drafts', '---\ntitle: Drafts\ngroup: [Features]\n---\n'],
    ['/cms/api/rest', '---\ntitle: REST\n---\n'],
    ['/snippets/_note', 'A note.'],
    ['/cms/api/rest/filters', '---\ntitle: Filters\n---\n'],
  ]),
  redirected: new Set(['/cms/gone']),
  sidebars: [{dirName: 'cms', groups: [{label: 'Features'}, {label: 'APIs', groups: [{label: 'REST API'}]}]}],
};
let base = '';

afterEach(() => rm(base, {recursive: true, force: true}));

describe('templates', () => {
  it.each(pageTypes)('a new page of the type %s passes the checks', async (type) => {
    const templates = Object.fromEntries(
      await Promise.all(
        (await readdir('scripts/templates')).map(
          async (name) => [path.basename(name, '.mdx'), await readFile(`scripts/templates/${name}`, 'utf8')] as const,
        ),
      ),
    );
    const urlPath = type === 'fragment' ? '/snippets/calendar' : '/cms/features/calendar';
    const area = type === 'migration' ? ({area: 'backend'} as const) : {};
    const files = planPage({type, urlPath, title: 'Calendar: events', description, ...area}, templates);
    base = await mkdtemp(path.join(os.tmpdir(), 'new-'));
    const glossary = `---\ntitle: Glossary\ndescription: ${description}\ntype: concept\n---\n\nSee [it](./glossary.mdx).\n`;
    for (const [file, text] of Object.entries({'docs/tags.yml': '', 'docs/cms/glossary.mdx': glossary, ...files})) {
      await mkdir(path.dirname(path.join(base, file)), {recursive: true});
      await writeFile(path.join(base, file), text);
    }
    const {findings, pages} = await checkPages(path.join(base, 'docs'), {base});
    expect(findings).toEqual([]);
    expect(pages.map(({file}) => file)).toContain(`docs${urlPath}.mdx`);
  });
});

describe('planPage', () => {
  it('writes what the writer said, and a link to the glossary', () => {
    const page = {type: 'migration', title: 'Calendar', description} as const;
    const templates = {migration: '[A]({glossary})\n'};
    const front = `---\ntitle: Calendar\ndescription: ${description}\ntype: migration\ntags: []\n`;
    expect(planPage({...page, urlPath: '/cms/a/b', group: ['Features', 'Media'], area: 'backend'}, templates)).toEqual({
      'docs/cms/a/b.mdx': `${front}group:\n  - Features\n  - Media\nbreaking_change:\n  area: backend\n  affects_plugins: false\n---\n\n[A](../glossary.mdx)\n`,
    });
    expect(planPage({...page, urlPath: '/cms/a'}, templates)).toEqual({
      'docs/cms/a.mdx': `${front}---\n\n[A](./glossary.mdx)\n`,
    });
  });

  it('hides the page that shows a fragment', () => {
    expect(planPage({type: 'fragment', urlPath: '/snippets/a', title: 'A', description}, {})).toEqual({
      'docs/snippets/a.mdx': `---\ntitle: A\ndescription: ${description}\ntype: fragment\ndisplayed_sidebar: null\nunlisted: true\n---\n\nimport Fragment from './_a.mdx';\n\n<Fragment />\n`,
      'docs/snippets/_a.mdx': `${description}\n`,
    });
  });
});

describe('questions', () => {
  const ask = (answers: Answers, pages: typeof known.pages = known.pages) =>
    questions(answers, {...known, pages}).find(({name}) => answers[name] === undefined);
  const check = (name: string, answer: string, answers: Answers = {}) =>
    questions(answers, known)
      .find((question) => question.name === name)
      ?.check(answer);
  const first = {type: 'how-to', title: 'Calendar', description};

  it('are asked one after the other', () => {
    expect(ask({})?.name).toBe('type');
    expect(ask({type: 'how-to'})?.name).toBe('url');
    expect(ask({...first, url: '/cms/features/calendar', group: 'Features'})).toBeUndefined();
    expect(ask({...first, type: 'fragment', url: '/snippets/calendar'})).toBeUndefined();
    expect(ask({...first, type: 'migration', url: '/cms/migration/breaking-changes/x', group: ''})?.name).toBe('area');
    expect(ask({...first, type: 'migration', url: '/cms/migration/x', group: ''})).toBeUndefined();
    expect(ask({...first, url: '/cms/migration/breaking-changes/x', group: ''})).toBeUndefined();
    expect(ask({...first, url: '/cloud/calendar'})).toBeUndefined();
  });

  it("suggest the siblings' group, or nesting below the parent page", () => {
    expect(ask({...first, url: '/cms/features/calendar'})?.default).toBe('Features');
    expect(ask({...first, url: '/cms/api/rest/calendar'})).toMatchObject({
      ...{default: '', text: 'Its group in the sidebar, or nothing (below /cms/api/rest)?'},
      choices: ['Features', 'APIs', 'APIs, REST API'],
    });
    expect(ask({...first, url: '/cms/calendar'})).not.toHaveProperty('default');
    expect(ask({...first, url: '/cms/calendar'})?.text).toBe('Its group in the sidebar?');
    const group = (name: string, label: string) => [`/cms/new/${name}`, `---\ngroup: [${label}]\n---\n`] as const;
    const pages = new Map([group('a', 'APIs'), group('b', 'Features'), group('c', 'Features')]);
    expect(ask({...first, url: '/cms/new/calendar'}, pages)?.default).toBe('Features');
  });

  it.each([
    ['type', 'guide', /none of these. Use one of: tutorial, how-to/],
    ['url', '/cms/Features/Calendar', /small letters, digits and hyphens/],
    ['url', '/calendar', /Pages are below \/cms\/ or \/cloud\//],
    ['url', '/cms/gone', /redirects elsewhere/],
    ['url', '/cms/snippets/a.mdx.b', /isn't a URL of this site/],
    ['url', 'docs/cms/features/preview.mdx', /already a page at \/cms\/features\/preview/],
    ['url', '/snippets/note', /already a page at \/snippets\/_note/, {type: 'fragment'}],
    ['description', 'Short', /has 5 characters: .*50/],
  ])('reject the %s %s', (name, answer, expected, answers: Answers = {}) => {
    expect(check(name, answer, answers)).toMatch(expected);
  });

  it('reject an unknown group, and a missing one without a parent page', () => {
    expect(check('group', 'REST', {...first, url: '/cms/calendar'})).toMatch(
      /isn't a group in config\/sidebars\/cms\.ts.*APIs, REST API/,
    );
    expect(check('group', '', {...first, url: '/cms/calendar'})).toMatch(/isn't a group/);
    expect(check('group', 'APIs, REST API', {...first, url: '/cms/calendar'})).toBeUndefined();
    expect(check('group', '', {...first, url: '/cms/api/rest/calendar'})).toBeUndefined();
    expect(check('group', 'REST', {...first, url: '/cms/api/rest/calendar'})).toMatch(/isn't a group/);
  });

  it('accept what is possible', () => {
    expect(check('type', 'how-to')).toBeUndefined();
    expect(check('title', 'Calendar')).toBeUndefined();
    expect(check('url', ' /cloud/calendar ')).toBeUndefined();
    expect(check('url', '/snippets/a', {type: 'fragment'})).toBeUndefined();
    expect(check('url', '/cms/a', {type: 'fragment'})).toBe('Fragments are below /snippets/.');
  });

  it('accept a file path for its URL', () => {
    const written = ['docs/cms/a.mdx', 'cms/a', '/cms/a', '/cms/a/', './docs\\cms\\a.mdx'];
    expect(written.map(toUrlPath)).toEqual(written.map(() => '/cms/a'));
  });
});

it('addPublished keeps the list sorted and free of duplicates', () => {
  expect(addPublished('/a\n/c\n', ['/b', '/c'])).toBe('/a\n/b\n/c\n');
});
