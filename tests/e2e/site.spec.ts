import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import {version as reactVersion} from 'react';
import {site} from '../../config/site';
import packageJson from '../../package.json';
import {sections, startOf} from '../../src/data/sections';
import {builtFiles, builtPaths, readBuilt, sitemapPaths} from '../support/builtSite';
import {getOnce} from '../support/getOnce';
import {requiredPaths, thinPages} from '../support/inventory';
import routes from '../support/inventory/routes.json';
import {shellSite} from '../support/shellFixtures';
import {expect, test, useFixtureSite, visit, waitForHydration} from '../support/test';

const title = 'Strapi 5 Documentation';
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const documentOf = (path: string) => load(readBuilt(fileOf(path)));
/** Only the head of a page's document, because parsing all pages as a whole takes ten seconds. */
const headOf = (path: string) => load(readBuilt(fileOf(path)).replace(/<body.*/s, ''));
const listed = sitemapPaths();

test('SITE-01 every page has its own title and description, followed by the title of the site', () => {
  const seen = new Map<string, string>();
  for (const path of builtPaths().filter((one) => one !== '/home')) {
    const $ = headOf(path);
    const pageTitle = $('title').text();
    expect(pageTitle, path).toMatch(/^.+ \| Strapi 5 Documentation$/);
    const pair = `${pageTitle}\n${$('meta[name=description]').attr('content')}`;
    expect(seen.get(pair), `${path} and another page`).toBeUndefined();
    seen.set(pair, path);
  }
  const {siteConfig} = readGenerated();
  expect(siteConfig).toMatchObject({title, tagline: 'Design APIs fast, manage content easily.', titleDelimiter: '|'});
});

test('SITE-02 every page has a description and link preview tags, including tag pages and the not-found page', () => {
  expect(listed.length).toBeGreaterThan(10);
  for (const path of [...builtPaths(), '/404']) {
    const $ = headOf(path);
    const description = $('meta[name=description]').attr('content') ?? '';
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    // Docs pages each have their own image (plugins/page-cards); the others share one.
    const isDoc = !/^\/(?:$|home$|404$|tags(?:\/|$))/.test(path);
    const image = `https://docs.strapi.io/img/${isDoc ? `cards${path}` : 'social-card'}.png`;
    const text = isDoc
      ? $('title').text().replace(` | ${title}`, '')
      : 'Strapi 5 Documentation: Design APIs fast, manage content easily.';
    expect(previewOf($), path).toMatchObject({
      'og:type': 'website',
      'og:site_name': title,
      'og:title': $('title').text(),
      'og:description': description,
      'og:image': image,
      'og:image:alt': text,
      'twitter:card': 'summary_large_image',
      'twitter:title': $('title').text(),
      'twitter:description': description,
      'twitter:image:alt': text,
    });
  }
});

test("SITE-02 every page's preview image exists, and is small enough for all link preview services", () => {
  const cards = builtFiles().filter((file) => file.startsWith('img/cards/') && file.endsWith('.png'));
  expect(cards.length).toBeGreaterThan(300);
  for (const file of cards) {
    const png = readFileSync(`build/${file}`);
    expect(png.length, file).toBeLessThan(40_000);
    // A PNG's first chunk contains its width and height.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([1000, 525]);
  }
  const pages = builtPaths().filter((path) => !/^\/(?:$|home$|404$|tags(?:\/|$))/.test(path));
  expect(pages.filter((path) => !cards.includes(`img/cards${path}.png`))).toEqual([]);
});

test('SITE-02 every listed page has a canonical link', () => {
  for (const path of listed) {
    const $ = headOf(path);
    expect($('link[rel=canonical]').attr('href'), path).toBe(`https://docs.strapi.io${path}`);
    expect($('meta[property="og:url"]').attr('content'), path).toBe(`https://docs.strapi.io${path}`);
  }
});

test('SITE-01 the title and the description stay the page’s own while a slow device hydrates it', async ({page}) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, {seen});
    new MutationObserver(() => {
      const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;
      if (document.querySelector('body')) {
        seen.add(`${document.title}: ${description}`);
      }
    }).observe(document, {subtree: true, childList: true, characterData: true});
  });
  await visit(page, '/cms/api/rest/filters');
  const $ = documentOf('/cms/api/rest/filters');
  const served = `${$('title').text()}: ${$('meta[name=description]').attr('content')}`;
  expect(await page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen])).toEqual([served]);
});

test('SITE-01 the home page shows the tagline', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Design APIs fast, manage content easily.');
});

test('SITE-03 there is one English locale and one version, labeled Next, with the quick start as main page', async ({
  page,
}) => {
  await visit(page, '/cms/intro');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const {i18n, globalData} = readGenerated();
  expect(i18n.locales).toEqual(['en']);
  expect(versionsOf(globalData)).toMatchObject([
    {label: 'Next', isLast: true, path: '/', mainDocId: 'cms/quick-start'},
  ]);
});

test('SITE-04 docs are at the root, there is no blog, and the versions of site and React are right', async ({
  page,
  request,
}) => {
  expect((await request.get('/blog')).status()).toBe(404);
  expect(packageJson.version).toBe('6.8.1');
  expect(reactVersion).toBe('18.3.1');
  const {siteMetadata, siteConfig} = readGenerated();
  expect(siteMetadata.siteVersion).toBe('6.8.1');
  expect(siteConfig.trailingSlash).toBe(false);
  await visit(page, '/cms/intro');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('SITE-05 no form sends anything', () => {
  // In samples, tags are escaped.
  const withForms = builtPaths().filter((path) => /<form\b|type="?password/.test(readBuilt(fileOf(path))));
  expect(withForms.length).toBeGreaterThan(0);
  for (const path of withForms) {
    const $ = documentOf(path);
    expect($('form[action], form[method], input[type=password]').length, path).toBe(0);
  }
});

test('SITE-06 an unknown path returns 404 with navbar, footer, search and links to all sections', async ({browser}) => {
  // In a separate context, because the browser reports the 404 status in the console.
  const context = await browser.newContext();
  const page = await context.newPage();
  const response = await page.goto('/cms/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found | Strapi 5 Documentation');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const main = page.getByRole('main');
  for (const section of sections) {
    const link = main.getByRole('link', {name: new RegExp(`^${section.label}`)});
    await expect(link).toHaveAttribute('href', startOf(section));
  }
  await waitForHydration(page);
  await expect(page).toHaveTitle('Page not found | Strapi 5 Documentation');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^This page doesn’t exist\./);
  await main.getByRole('button', {name: /Search documentation/}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.close();
});

test.describe('an unknown path', () => {
  test.use({allowedConsole: ['the server responded with a status of 404', 'net::ERR_FAILED']});
  const similar = (page: Page) => page.getByRole('region', {name: 'Were you looking for one of these?'});

  test('SITE-06 with a typo gets links to pages with similar names', async ({page}) => {
    await visit(page, '/cms/plugins/media-libary');
    await similar(page).getByRole('link', {name: 'Media Library', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Media Library');
  });

  test('SITE-06 gets the same page if the index of pages cannot be loaded', async ({page, context}) => {
    // Routed on the context, because the worker sends the requests.
    await context.route('**/search/**', (route) => route.abort('failed'));
    const failed = context.waitForEvent('requestfailed');
    await visit(page, '/cms/plugins/media-libary');
    await failed;
    await expect(page.getByRole('button', {name: /Search documentation/})).toBeVisible();
    await expect(similar(page)).toBeHidden();
  });
});

test('SITE-06 the not-found page has no URL of its own, and stays out of search engines', async ({request}) => {
  expect((await request.get('/404')).status()).toBe(404);
  expect(load(readBuilt('404.html'))('meta[name=robots]').attr('content')).toBe('noindex');
});

test('robots.txt allows all crawlers and names the sitemap', async ({request}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toBe('User-agent: *\nAllow: /\n\nSitemap: https://docs.strapi.io/sitemap.xml\n');
});

test('ROUTE-01 every URL in the inventory is a page', async ({baseURL}) => {
  expect(requiredPaths.length).toBe(293);
  for (const path of requiredPaths) {
    expect((await getOnce(`${baseURL}${path}`)).status, path).toBe(200);
  }
  expect((await getOnce(`${baseURL}/CMS/intro`)).status, 'matching is exact').toBe(404);
});

test('ROUTE-01 no page in the inventory is a mere list of links', () => {
  expect(thinPages('build')).toEqual([]);
});

test('ROUTE-02 / and /home show the home page, and both name / as canonical', async ({page}) => {
  for (const path of ['/', '/home']) {
    await visit(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://docs.strapi.io/');
  }
});

test('ROUTE-03 the host redirects .html, index.html and a trailing slash to the clean URL', async ({request}) => {
  for (const [from, to] of [
    ['/cms/intro.html', '/cms/intro'],
    ['/cms/intro/index.html', '/cms/intro'],
    ['/cms/intro/', '/cms/intro'],
    ['/cms/intro.html?q=1', '/cms/intro?q=1'],
    ['/index.html', '/'],
  ] as const) {
    const response = await request.get(from, {maxRedirects: 0});
    expect([response.status(), response.headers().location], from).toEqual([301, to]);
  }
});

test('ROUTE-10 the host responds with the not-found page to malformed and overlong URLs', async ({request}) => {
  for (const path of ['/%E0%A4%A', `/${'a'.repeat(8192)}`, `/${'a'.repeat(32_768)}`, '/..%2f..%2fpackage.json']) {
    const response = await request.get(path);
    expect(response.status(), path.slice(0, 40)).toBe(404);
    expect(await response.text(), path.slice(0, 40)).toContain('Page not found');
  }
});

test('BUILD-02 the sitemap is weekly, with priority 0.5, and has neither tag pages nor /home', () => {
  const sitemap = readBuilt('sitemap.xml');
  const count = (text: string) => sitemap.split(text).length - 1;
  expect(count('<changefreq>weekly</changefreq>')).toBe(listed.length);
  expect(count('<priority>0.5</priority>')).toBe(listed.length);
  expect(listed.filter((path) => path.startsWith('/tags') || path === '/home')).toEqual([]);
});

test.describe('with an unlisted page', () => {
  const site = useFixtureSite(shellSite);

  test('BUILD-02 the sitemap omits it', async ({request}) => {
    expect((await request.get(`${site().url}/cms/secret`)).status()).toBe(200);
    const sitemap = readFileSync(`${site().dir}/sitemap.xml`, 'utf8');
    expect(sitemap).toContain('/cms/intro<');
    expect(sitemap).not.toContain('/cms/secret');
  });
});

test('SIDE-01 every listed page in the inventory is in its sidebar under its group, and the others are in none', () => {
  const {globalData} = readGenerated();
  const docs = new Map(versionsOf(globalData)[0]?.docs.map((one) => [one.path, one]));
  expect(Object.keys(versionsOf(globalData)[0]?.sidebars ?? {})).toEqual(sections.map(({id}) => id));
  const inDocs = routes.filter(({path}) => docs.has(path));
  expect(inDocs.length).toBeGreaterThan(200);
  for (const {path, sidebar, group} of inDocs) {
    expect(docs.get(path)?.sidebar ?? null, path).toBe(sidebar);
    const $ = documentOf(path);
    const trail = $('.breadcrumbs__item')
      .map((_, item) => $(item).text())
      .get();
    if (sidebar && group) {
      expect(trail, path).toEqual(expect.arrayContaining(group.slice(0, 1)));
    }
    expect($('.theme-doc-sidebar-container').length > 0, path).toBe(sidebar !== null);
  }
});

test('DATA-01 global data describes version, locale and site', () => {
  const {globalData, i18n, siteMetadata} = readGenerated();
  const [version] = versionsOf(globalData);
  expect(version).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/',
    mainDocId: 'cms/quick-start',
    draftIds: [],
    sidebars: {cms: {link: {path: '/cms/quick-start'}}, cloud: {link: {path: '/cloud/intro'}}},
  });
  expect(version?.docs.find(({id}) => id === 'cms/intro')).toEqual({
    id: 'cms/intro',
    path: '/cms/intro',
    sidebar: 'cms',
  });
  expect(i18n.localeConfigs.en).toMatchObject({
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'gregory',
  });
  expect(i18n.localeConfigs.en).toHaveProperty('path', 'en');
  expect(siteMetadata).toMatchObject({docusaurusVersion: '3.10.2', siteVersion: '6.8.1'});
  expect(siteMetadata.pluginVersions['docusaurus-plugin-content-docs']).toMatchObject({version: '3.10.2'});
});

test('DATA-02 the site configuration holds identity, navbar, footer and scripts', () => {
  const {siteConfig} = readGenerated();
  expect(siteConfig).toMatchObject({title, url: 'https://docs.strapi.io', baseUrl: '/', scripts: [], stylesheets: []});
  expect(siteConfig.i18n).toMatchObject({defaultLocale: 'en'});
  expect(siteConfig.themes).toBeDefined();
  expect(siteConfig.themeConfig.navbar.items.length).toBeGreaterThan(2);
  expect(siteConfig.themeConfig.footer.links.length).toBeGreaterThan(2);
});

test('every page links to the feeds, which are valid Atom and link to sections of their pages', async ({
  page,
  request,
}) => {
  const announced = [...readBuilt('cms/intro.html').matchAll(/<link[^>]*application\/atom\+xml[^>]*>/g)];
  const paths = announced.map(([link]) => /href="?([^" >]+)/.exec(link)?.[1] ?? '');
  expect(paths).toEqual(['/release-notes/atom.xml', '/whats-new/atom.xml']);
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.headers()['content-type'], path).toMatch(/xml/);
    const feed = await readFeed(page, await response.text());
    // The requirements of RFC 4287 (4.1.1 and 4.1.2).
    const part = {
      id: expect.stringMatching(/^https:/),
      title: expect.stringMatching(/\S/),
      updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    };
    expect(feed, path).toMatchObject({
      ...part,
      namespace: 'http://www.w3.org/2005/Atom',
      self: `${site.url}${path}`,
      authors: 1,
    });
    expect(feed.entries.length, path).toBeGreaterThan(0);
    expect(new Set(feed.entries.map(({id}) => id)).size, path).toBe(feed.entries.length);
    for (const entry of feed.entries) {
      expect(entry, path).toMatchObject({...part, content: expect.stringMatching(/^<(p|h3|ul)>/)});
      expect(Date.parse(entry.updated), path).toBeLessThanOrEqual(Date.parse(feed.updated));
      const {pathname, hash} = new URL(entry.link);
      expect(readBuilt(`${pathname.slice(1)}.html`), entry.link).toMatch(new RegExp(` id="?${hash.slice(1)}[" >]`));
    }
  }
});

/** Parses a feed like a browser parses XML: strictly. */
async function readFeed(page: Page, xml: string) {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const textOf = (parent: Element, name: string) =>
      Array.from(parent.children).find(({localName}) => localName === name)?.textContent ?? '';
    const linkOf = (parent: Element, relation: string) =>
      Array.from(parent.children)
        .find(
          ({localName, attributes}) =>
            localName === 'link' && (attributes.getNamedItem('rel')?.value ?? 'alternate') === relation,
        )
        ?.getAttribute('href') ?? '';
    const root = document.documentElement;
    const read = (element: Element) => ({
      id: textOf(element, 'id'),
      title: textOf(element, 'title'),
      updated: textOf(element, 'updated'),
    });
    return {
      ...read(root),
      namespace: root.namespaceURI,
      self: linkOf(root, 'self'),
      authors: Array.from(root.children).filter(({localName}) => localName === 'author').length,
      entries: Array.from(root.children)
        .filter(({localName}) => localName === 'entry')
        .map((entry) => ({...read(entry), link: linkOf(entry, 'alternate'), content: textOf(entry, 'content')})),
    };
  }, xml);
}

test('the host compresses files, caches hashed ones forever and revalidates pages', async ({request}) => {
  const response = await request.get('/cms/intro', {headers: {'Accept-Encoding': 'br'}});
  expect(response.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
  });
  const asset = /\/assets\/js\/main\.[^"' >]+\.js/.exec(await response.text())?.[0] ?? '';
  expect((await request.get(asset)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const again = await request.get('/cms/intro', {headers: {'If-None-Match': response.headers().etag ?? ''}});
  expect(again.status()).toBe(304);
});

interface Generated {
  siteConfig: {
    title: string;
    tagline: string;
    titleDelimiter: string;
    trailingSlash: boolean;
    i18n: unknown;
    themes: unknown;
    themeConfig: {navbar: {items: unknown[]}; footer: {links: unknown[]}};
  };
  siteMetadata: {siteVersion: string; docusaurusVersion: string; pluginVersions: Record<string, unknown>};
  i18n: {locales: string[]; localeConfigs: Record<string, Record<string, unknown>>};
  globalData: Record<string, Record<string, unknown>>;
}

interface Version {
  docs: {id: string; path: string; sidebar?: string}[];
  sidebars: Record<string, unknown>;
}

/** Meta tags for link previews, by name. */
function previewOf($: ReturnType<typeof load>): Record<string, string | undefined> {
  const tags = $('meta[property^="og:"], meta[name^="twitter:"]').get();
  return Object.fromEntries(
    tags.map(({attribs}) => [attribs['property'] ?? attribs['name'] ?? '', attribs['content']] as const),
  );
}

/** Docusaurus's generated files from the last build. */
function readGenerated(): Generated {
  expect(existsSync('.docusaurus')).toBe(true);
  const read = (file: string) => JSON.parse(readFileSync(`.docusaurus/${file}.json`, 'utf8')) as unknown;
  const config = readFileSync('.docusaurus/docusaurus.config.mjs', 'utf8');
  return {
    siteConfig: JSON.parse(config.slice(config.indexOf('{'), config.lastIndexOf('}') + 1)) as unknown,
    siteMetadata: read('site-metadata'),
    i18n: read('i18n'),
    globalData: read('globalData'),
  } as Generated;
}

function versionsOf(globalData: Generated['globalData']): Version[] {
  return (globalData['docusaurus-plugin-content-docs']?.default as {versions: Version[]}).versions;
}
