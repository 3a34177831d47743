import {chromium, expect as playwrightExpect, type Browser, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chromiumPath} from '../../config/env';
import type {SiteServer} from '../../host/servers/siteServer';
import {docsOfHome, page} from '../support/fixtureDefaults';
import {buildFixtureSite, serveFixture} from '../support/fixtureSite';

// The other builds of this run keep both cores busy, so pages take longer than Playwright's 5 s.
const expectPage = playwrightExpect.configure({timeout: 60_000});

const table = path.resolve(__dirname, '../../src/data/sections.ts');

/** The table of sections with one more, as a writer would add it. */
function withThirdSection(): string {
  const source = readFileSync(table, 'utf8');
  const entry = `  {
    id: 'labs',
    label: 'Labs',
    start: 'welcome',
    description: 'Try what may become part of Strapi.',
  },
`;
  const changed = source.replace(/(export const sections[^;]*?)(\n\];)/s, (_, rows: string, end: string) =>
    [rows, `\n${entry.trimEnd()}`, end].join(''),
  );
  expect(changed).not.toBe(source);
  return changed;
}

/** The folder of the new section. Its sidebar has no groups, so nothing has to be said in config/sidebars. */
const labs = {
  'labs/welcome.mdx': page('Welcome to the labs', 'Text.', {sidebar_position: 1}),
  'labs/zebra.mdx': page('Zebra crossing', 'A page about zebras.', {sidebar_position: 2}),
};

describe('a third section only needs an entry in src/data/sections.ts and a folder in docs/', () => {
  let dir: string;
  let server: SiteServer;
  let browser: Browser;

  beforeAll(async () => {
    const site = await buildFixtureSite({
      name: 'third-section',
      sources: {'src/data/sections.ts': withThirdSection()},
      docs: {...docsOfHome(), ...labs},
      // The real pages instead of the small home page of fixture sites.
      pages: {'index.tsx': null},
      expectFailure: false,
    });
    dir = site.dir;
    server = await serveFixture(dir);
    browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu']});
  });

  afterAll(async () => {
    // Neither is there when the build failed.
    await (browser as Browser | undefined)?.close();
    await (server as SiteServer | undefined)?.close();
  });

  const read = (file: string): string => readFileSync(path.join(dir, file), 'utf8');

  async function open(url: string, width: number): Promise<Page> {
    const opened = await browser.newPage({viewport: {width, height: 800}});
    await opened.goto(server.url + url);
    await opened.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    return opened;
  }

  it('the navbar of every page links to it, in the order of the table', () => {
    for (const file of ['index.html', 'cms/intro.html', 'labs/zebra.html', '404.html', 'tags.html']) {
      const $ = load(read(file));
      const links = $('nav.navbar .navbar__items a.navbar__link').toArray();
      expect(links.map((link) => [$(link).text(), $(link).attr('href')]).slice(0, 3), file).toEqual([
        ['CMS', '/cms/intro'],
        ['Cloud', '/cloud/intro'],
        ['Labs', '/labs/welcome'],
      ]);
    }
  });

  it('its pages have a sidebar with the pages of the folder and no others', () => {
    const $ = load(read('labs/zebra.html'));
    const links = $('.theme-doc-sidebar-container a.menu__link').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(['/labs/welcome', '/labs/zebra']);
  });

  it('the home page names it in its title', () => {
    expect(load(read('index.html'))('title').text()).toContain('Guides and reference for CMS, Cloud, and Labs');
  });

  it('the not-found page links to it', () => {
    const link = load(read('404.html'))('main a[href="/labs/welcome"]');
    expect(link.text()).toContain('Labs');
    expect(link.text()).toContain('Try what may become part of Strapi.');
  });

  it('tag pages say that a page is one of its pages, in HTML and in Markdown', () => {
    const $ = load(read('tags/fixture.html'));
    const item = $('main li').filter((_, one) => $(one).find('a[href="/labs/zebra"]').length > 0);
    expect(item.find('p').first().text()).toBe('Labs');
    expect(read('tags/fixture.md')).toMatch(/Labs\s+\[Zebra crossing\]/);
  });

  it('the lists for AI tools include it', () => {
    const all = read('llms.txt');
    expect(all).toMatch(/^## Labs: /m);
    expect(all).toMatch(/\[Labs only\]\(\S+\/llms-labs\.txt\): Try what may become part of Strapi\./);
    expect(read('llms-labs.txt')).toContain('/labs/zebra.md');
    expect(read('llms-cms.txt')).not.toContain('/labs/zebra.md');
  });

  it('the mobile menu lists it', async () => {
    const phone = await open('/tags', 400);
    await phone.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const link = phone.getByRole('dialog').getByRole('link', {name: 'Labs', exact: true});
    await expectPage(link).toHaveAttribute('href', '/labs/welcome');
    await phone.close();
  });

  it('search shows its results in a separate group', async () => {
    const desktop = await open('/', 1280);
    await desktop.keyboard.press('ControlOrMeta+k');
    await desktop.getByRole('dialog').getByRole('combobox').fill('zebra');
    await expectPage(desktop.getByRole('group', {name: 'Labs'}).getByRole('option').first()).toContainText('Zebra');
    await desktop.close();
  });
});
