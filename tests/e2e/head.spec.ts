import type {Page} from '@playwright/test';
import {expect, test, visit} from '../support/test';

/** Pages to visit in order, each with the link to it on the previous one. */
const walk = [
  {path: '/cloud/intro', link: (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Cloud', exact: true})},
  {path: '/', link: (page: Page) => page.locator('.navbar__brand')},
  {path: '/cms/intro', link: (page: Page) => page.locator('.navbar').getByRole('link', {name: 'CMS', exact: true})},
  {
    path: '/cms/quick-start',
    link: (page: Page) => page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Quick start'}),
  },
];

test('after a navigation, the head is the same as when the page is loaded', async ({page, context}) => {
  const loaded = await context.newPage();
  await visit(page, '/tags');
  for (const {path, link} of walk) {
    await link(page).first().click();
    await expect(page).toHaveURL(path);
    await visit(loaded, path);
    const expected = await readHead(loaded);
    expect(expected.length, path).toBeGreaterThan(10);
    await expect.poll(() => readHead(page), path).toEqual(expected);
  }
  await page.goBack();
  await visit(loaded, '/cms/intro');
  const expected = await readHead(loaded);
  await expect.poll(() => readHead(page)).toEqual(expected);
});

test('hydration does not change the head', async ({page, browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const served = await context.newPage();
  for (const path of ['/', '/tags', '/cms/api/rest', '/cloud/intro']) {
    await served.goto(`${baseURL}${path}`);
    await visit(page, path);
    // The head is updated in the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await readHead(page), path).toEqual(await readHead(served));
  }
  await context.close();
});

/** The page's title, language and classes, and its meta tags and links, except those that load files. */
function readHead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    // The build sorts the keys of JSON.
    const sortKeys = (_: string, value: unknown) =>
      value?.constructor === Object ? Object.fromEntries(Object.entries(value).sort()) : value;
    const textOf = ({localName, textContent}: Element) =>
      localName === 'script' ? JSON.stringify(JSON.parse(textContent), sortKeys) : '';
    const tags = document.head.querySelectorAll(
      'meta, link:not([rel="stylesheet"], [rel="preload"], [rel="prefetch"], [rel="modulepreload"]), script[type="application/ld+json"]',
    );
    const texts = Array.from(tags, (tag) => {
      const attributes = Array.from(tag.attributes, ({name, value}) => `${name}=${value}`);
      return `${tag.localName} ${attributes
        .filter((one) => !one.startsWith('data-rh'))
        .sort()
        .join(' ')} ${textOf(tag)}`;
    });
    return [document.title, root.lang, Array.from(root.classList).sort().join(' '), ...texts.sort()];
  });
}
