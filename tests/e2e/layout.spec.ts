import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {hasFullHistory} from '../../config/history';
import {expect, test, useFixtureSite, visit} from '../support/test';
import {shellSite} from '../support/shellFixtures';

const shell = useFixtureSite(shellSite);

test('LAY-01 the first Tab stop is a skip link that moves the focus to the main content', async ({page}) => {
  await visit(page, `${shell().url}/cms/long`);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main a, main button').first()).toBeFocused();
});

test('LAY-02 all pages share one layout: skip link, announcement, navbar, main, footer; navigation remounts neither navbar nor sidebar', async ({
  page,
}) => {
  await visit(page, '/cms/intro');
  const order = await page
    .locator(
      '[aria-label="Skip to main content"] a, section[aria-label="Announcement"], nav.navbar, main, .theme-layout-footer',
    )
    .evaluateAll((elements) => elements.map((element) => element.tagName.toLowerCase()));
  expect(order).toEqual(['a', 'section', 'nav', 'main', 'footer']);

  const navbar = await page.locator('nav.navbar').elementHandle();
  const sidebar = await page.locator('nav[aria-label="Docs sidebar"]').elementHandle();
  await page.locator('nav[aria-label="Docs sidebar"]').getByRole('link', {name: 'Quick start'}).click();
  await expect(page).toHaveURL('/cms/quick-start');
  await expect(page.locator('h1')).toHaveText(/Quick start/i);
  expect(await navbar.evaluate((element) => element.isConnected)).toBe(true);
  expect(await sidebar.evaluate((element) => element.isConnected)).toBe(true);
});

test('LAY-04 the logo links to the home page', async ({page}) => {
  await visit(page, '/cms/intro');
  const logo = page.locator('nav.navbar .navbar__brand');
  await expect(logo).toHaveAccessibleName(/Strapi/);
  await logo.click();
  await expect(page).toHaveURL('/');
});

const footerLinks = {
  "What's new": '/whats-new',
  'Release notes': '/release-notes',
  FAQ: '/cms/faq',
  Glossary: '/cms/glossary',
  'Community & Support': '/cms/community',
  'Usage information': '/cms/usage-information',
  'Strapi 4 docs': 'https://docs-v4.strapi.io',
  'Contributor docs': 'https://contributor.strapi.io',
  'Design system docs': 'https://design-system.strapi.io',
  'Strapi 3 docs (unsupported)': 'https://docs-v3.strapi.io',
  Discord: 'https://discord.strapi.io',
  Twitter: 'https://twitter.com/strapijs',
  'Stack Overflow': 'https://stackoverflow.com/questions/tagged/strapi',
  Blog: 'https://strapi.io/blog',
  'strapi.io': 'https://strapi.io',
};

test('LAY-05 the footer has its links, a logo and a copyright line', async ({page}) => {
  await visit(page, '/cms/intro');
  const footer = page.locator('.theme-layout-footer');
  const found = await footer
    .locator('li a')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent.replace(/\s*\(opens in new tab\)/, '').trim(), link.getAttribute('href')]),
    );
  expect(Object.fromEntries(found)).toEqual(footerLinks);
  await expect(footer.getByRole('link', {name: 'Strapi (opens in new tab)'}).locator('img:visible')).toHaveCount(1);
  await expect(footer).toContainText(/© 20\d\d .* Published under the MIT license/);
});

async function expectExternalLinksMarked(page: Page): Promise<number> {
  // Links in a closed menu are hidden and therefore have no accessible name.
  await page.locator('details').evaluateAll((menus) => menus.forEach((menu) => menu.setAttribute('open', '')));
  const external = page.locator('a[href^="http"]');
  const count = await external.count();
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/\(opens in new tab\)$/);
  }
  return count;
}

test('LAY-06 external links open a new tab, without access to the page, and announce it', async ({page}) => {
  await visit(page, '/cms/intro');
  expect(await expectExternalLinksMarked(page)).toBeGreaterThan(12);
  await visit(page, `${shell().url}/cms/long`);
  await page.getByRole('button', {name: 'More'}).click();
  await expectExternalLinksMarked(page);
  await expect(page.locator('main').getByRole('link', {name: 'Elsewhere (opens in new tab)'})).toBeVisible();
});

test('LAY-07 "Contribute to this page" links to the source file of the page', async ({page}) => {
  await visit(page, '/cms/quick-start');
  await expect(page.getByRole('link', {name: /^Contribute to this page/})).toHaveAttribute(
    'href',
    'https://github.com/strapi/documentation/edit/main/docs/cms/quick-start.mdx',
  );
});

test("A page asks whether it helped, with a link to the feedback form that has the page's URL, even without JavaScript", async ({
  request,
}) => {
  const $ = load(await (await request.get('/cms/quick-start')).text());
  const url = new URL($('main a:contains("Tell us what to improve")').attr('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://github.com/strapi/documentation/issues/new');
  const {template, page, ...others} = Object.fromEntries(url.searchParams);
  expect(page).toBe('https://docs.strapi.io/cms/quick-start');
  const form = readFileSync(`.github/ISSUE_TEMPLATE/${template}`, 'utf8');
  expect(form).toContain('id: page\n');
  expect(others).toEqual({title: 'Feedback on /cms/quick-start'});
});

test('A page says when it was last changed, if Git knows', async ({request}) => {
  const html = await (await request.get('/cms/quick-start')).text();
  const [, date] = /<time datetime="?([^" >]+)/i.exec(html) ?? [];
  const known = spawnSync('git', ['log', '-1', '--format=%ct', '--', 'docs/cms/quick-start.mdx'], {encoding: 'utf8'});
  expect(date && Date.parse(date) / 1000).toBe(hasFullHistory('.') ? Number(known.stdout) : undefined);
});

test('LAY-08 the viewport class is server-side-render, then desktop above 996 px and mobile at or below', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/cms/intro')).text()).toMatch(/<html[^>]*data-viewport="?server-side-render/);
  await page.setViewportSize({width: 997, height: 700});
  await visit(page, '/cms/intro');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-viewport', 'desktop');
  await page.setViewportSize({width: 996, height: 700});
  await expect(html).toHaveAttribute('data-viewport', 'mobile');
  await page.setViewportSize({width: 997, height: 700});
  await expect(html).toHaveAttribute('data-viewport', 'desktop');
});

for (const width of [1440, 390]) {
  test(`the shell has no accessibility violation at ${width} px, in either mode`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const mode of ['light', 'dark']) {
      await visit(page, `${shell().url}/cms/long?docusaurus-theme=${mode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(violations.map(({id, nodes}) => [mode, id, nodes.map(({html}) => html)])).toEqual([]);
    }
  });
}
