import {chromium, expect as expectPage, type Browser, type Page} from '@playwright/test';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chromiumPath} from '../../config/env';
import type {Manifest} from '../../plugins/search/core/indexFiles';
import type {PageRecord} from '../../plugins/search/core/types';
import {page} from '../support/fixtureDefaults';
import {startFixtureSite, type DevelopmentServer} from '../support/fixtureSite';

const steps = {group: ['Getting Started']};

const docs = {
  'cms/animals.mdx': page(
    'Animals',
    [
      "import Note from './_note.mdx';",
      '## Zebra <Badge kind="new" /> {/* #striped */}',
      'Zebras eat `grass`.',
      '```js title="zebra.js"\nconst stripes = 1;\n```',
      '| Name | Food |\n|---|---|\n| Ostrich | seeds |',
      '<Note />',
    ].join('\n\n'),
    {...steps, keywords: ['savanna']},
  ),
  'cms/_note.mdx': 'Every animal drinks.\n',
  'cms/hidden.mdx': page('Hidden', 'Text about unicorns.', {...steps, unlisted: true}),
};

describe('the development server', () => {
  let server: DevelopmentServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startFixtureSite({name: 'development', docs});
    browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu']});
  });

  afterAll(async () => {
    // Neither is there when the server didn't start.
    await (browser as Browser | undefined)?.close();
    await (server as DevelopmentServer | undefined)?.close();
  });

  async function save(file: string, content: string): Promise<void> {
    await writeFile(path.join(server.siteDir, 'docs', file), content);
  }

  async function readIndex(): Promise<PageRecord[]> {
    const manifest = (await (await fetch(`${server.url}/search/manifest.json`)).json()) as Manifest;
    return (await (await fetch(`${server.url}/search/${manifest.records}`)).json()) as PageRecord[];
  }

  async function animals(): Promise<PageRecord | undefined> {
    return (await readIndex()).find(({path: route}) => route === '/cms/animals');
  }

  async function search(opened: Page, query: string): Promise<void> {
    const box = opened.getByRole('combobox', {name: 'Search'});
    // While a saved change arrives, the page is rendered anew, and a key pressed at that moment may be lost.
    await expectPage(async () => {
      await opened.keyboard.press('/');
      await expectPage(box).toBeVisible({timeout: 2000});
    }).toPass({timeout: 60_000});
    await box.fill(query);
  }

  it('indexes the sources without a build', async () => {
    expect(await animals()).toEqual({
      path: '/cms/animals',
      title: 'Animals',
      description: 'A page of a fixture site, there to be built and looked at: Animals.',
      kind: 'guide',
      trail: ['Getting Started'],
      tags: ['Fixture'],
      keywords: ['savanna'],
      sections: [
        {anchor: '', heading: '', parents: [], text: '', samples: []},
        {
          anchor: 'striped',
          heading: 'Zebra (New)',
          parents: [],
          text: 'Zebras eat `grass`.\nName · Food\nOstrich · seeds\nEvery animal drinks.',
          samples: [{language: 'js', title: 'zebra.js', code: 'const stripes = 1;', after: 1}],
        },
      ],
    });
  });

  it('finds what was saved after the dialog was first opened', async () => {
    const opened = await browser.newPage();
    await opened.goto(`${server.url}/cms/animals`);
    await opened.getByRole('button', {name: 'Search', exact: true}).click();
    await opened.keyboard.press('Escape');
    await search(opened, 'ostrich');
    await expectPage(opened.getByRole('option', {name: /Animals/}).first()).toBeVisible({timeout: 30_000});
    await opened.keyboard.press('Escape');
    await save('cms/_note.mdx', 'Every animal drinks, the xylophagous ones too.\n');
    // The page is rendered anew when what was saved arrives, and the dialog with it: the writer sees the change first.
    await expectPage(opened.getByText('the xylophagous ones too')).toBeVisible({timeout: 30_000});
    await search(opened, 'xylophagous');
    await expectPage(opened.getByRole('option', {name: /Animals/}).first()).toBeVisible({timeout: 30_000});
    await opened.close();
  });

  it('keeps the last valid index of a page with a mistake, and updates the others', async () => {
    await save('cms/animals.mdx', page('Animals', '## Zebra\n\n<Badge', steps));
    await save('cms/intro.mdx', page('CMS introduction', 'Text about quaggas.', {...steps, sidebar_position: 2}));
    const records = await readIndex();
    const textOf = (route: string): string =>
      (records.find((record) => record.path === route)?.sections ?? []).map(({text}) => text).join();
    expect(textOf('/cms/intro')).toBe('Text about quaggas.');
    expect(textOf('/cms/animals')).toContain('Zebras eat');
    await save('cms/animals.mdx', page('Animals', 'All gone.', steps));
    expect((await animals())?.sections.map(({text}) => text)).toEqual(['All gone.']);
  });

  it('marks an unlisted page, and excludes it from search as the build does', async () => {
    const opened = await browser.newPage();
    await opened.goto(`${server.url}/cms/hidden`);
    await expectPage(opened.getByText('Unlisted page', {exact: true})).toBeVisible({timeout: 30_000});
    await opened.close();
    expect((await readIndex()).map(({path: route}) => route)).not.toContain('/cms/hidden');
  });
});
