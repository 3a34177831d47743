import type {Page} from '@playwright/test';
import {expect, test, useFixtureSite, visit} from '../support/test';
import {bareSite, shellSite} from '../support/shellFixtures';
import {blockScripts} from '../support/storage';

const shell = useFixtureSite(shellSite);
const bare = useFixtureSite(bareSite);

const menu = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const scrollTop = (page: Page) => menu(page).evaluate((element) => element.scrollTop);

test('SIDE-02 the sidebar can be hidden and shown again from the keyboard, and the focus follows', async ({page}) => {
  await visit(page, `${shell().url}/cms/intro`);
  const collapse = page.getByRole('button', {name: 'Collapse sidebar'});
  const expand = page.getByRole('button', {name: 'Expand sidebar'});
  await collapse.focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeHidden();
  await expect(expand).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  await expand.focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(collapse).toBeFocused();
});

test('SIDE-02 a hidden sidebar stays hidden on other pages and after a reload, from the first paint on', async ({
  page,
}) => {
  await visit(page, '/cms/intro');
  const width = () => page.locator('.theme-doc-sidebar-container').evaluate((element) => element.clientWidth);
  const mainWidth = () => page.locator('main').evaluate((element) => element.clientWidth);
  const shown = await width();
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect.poll(width).toBeLessThan(40);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)));
  const wide = await mainWidth();

  await visit(page, '/cloud/intro');
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.tagName), 'a reload moves no focus').toBe('BODY');

  await blockScripts(page);
  await page.goto('/cms/intro');
  await expect(menu(page)).toBeHidden();
  expect(await width()).toBeLessThan(40);
  expect(await mainWidth(), 'nothing moves when the page is hydrated').toBe(wide);

  await page.unrouteAll();
  await visit(page, '/cms/intro');
  await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
  await expect.poll(width).toBe(shown);
  await visit(page, '/cms/intro');
  await expect(menu(page)).toBeVisible();
});

test('SIDE-02 a sidebar that was shown again in another tab appears after a navigation', async ({page, context}) => {
  await visit(page, '/cms/intro');
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(menu(page)).toBeHidden();
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/cms/intro');
  await other.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
  await expect(menu(other)).toBeVisible();
  await page.locator('.navbar').getByRole('link', {name: 'CMS', exact: true}).click();
  await expect(page).toHaveURL(/\/cms\//);
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toBeVisible();
});

test('SIDE-02 Space opens and closes a category, like Enter', async ({page}) => {
  await visit(page, `${shell().url}/cms/intro`);
  const category = menu(page).getByRole('button', {name: 'Getting Started', exact: true});
  await category.focus();
  for (const [key, expanded] of [
    ['Space', 'false'],
    ['Space', 'true'],
    ['Enter', 'false'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(category).toHaveAttribute('aria-expanded', expanded);
  }
  expect(await page.evaluate(() => window.scrollY), 'Space does not scroll').toBe(0);
  await expect(page).toHaveURL(/\/cms\/intro$/);
});

test('SIDE-02 opening a category does not close others', async ({page}) => {
  await visit(page, `${shell().url}/cms/intro`);
  const category = (label: string) => menu(page).getByRole('button', {name: label, exact: true});
  await expect(category('Configurations')).toHaveAttribute('aria-expanded', 'false');
  await category('Configurations').click();
  await expect(category('Configurations')).toHaveAttribute('aria-expanded', 'true');
  await category('Getting Started').click();
  await expect(category('Getting Started')).toHaveAttribute('aria-expanded', 'false');
  await category('Getting Started').click();
  await expect(category('Getting Started')).toHaveAttribute('aria-expanded', 'true');
  await expect(category('Configurations')).toHaveAttribute('aria-expanded', 'true');
});

test('The sidebar shows its groups and the pages of the current one, with unique labels', async ({page}) => {
  for (const address of [
    '/cms/quick-start',
    '/cms/api/rest/filters',
    '/cms/configurations/server',
    '/cloud/projects/deploys',
  ]) {
    await visit(page, address);
    const labels = await menu(page).locator('.menu__link').allInnerTexts();
    expect(labels.length, address).toBeGreaterThan(5);
    expect(labels.length, address).toBeLessThanOrEqual(32);
    expect(
      labels.filter((label, index) => labels.indexOf(label) !== index),
      address,
    ).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('SIDE-03 a category links to its own page, otherwise to its first listed child', async ({page}) => {
    await page.goto(`${shell().url}/cms/quick-start`);
    const category = (label: string) => menu(page).locator('a', {has: page.getByText(label, {exact: true})});
    await expect(menu(page).getByRole('link', {name: 'Parent', exact: true})).toHaveAttribute('href', '/cms/parent');
    await expect(category('Configurations')).toHaveAttribute('href', '/cms/many-01');
    // The group's first page in order is unlisted.
    await expect(category('Plugins')).toHaveAttribute('href', '/cms/public-plugin');
  });
});

test.describe('on mobile without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

  test('sections are in the navbar and the sidebar follows the content, without controls that need JavaScript', async ({
    page,
  }) => {
    await page.goto('/cms/quick-start');
    await expect(page.locator('nav.navbar').getByRole('link', {name: 'Cloud', exact: true})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await expect(page.getByRole('button', {name: /^Switch between/})).toBeHidden();
    const link = menu(page).getByRole('link', {name: 'Introduction', exact: true});
    await expect(link).toBeVisible();
    const [content, item] = [await page.locator('main').boundingBox(), await link.boundingBox()];
    expect(item?.y).toBeGreaterThan((content?.y ?? 0) + (content?.height ?? Infinity));
    await link.click();
    await expect(page).toHaveURL('/cms/intro');
  });
});

test.describe('animation', () => {
  const group = (page: Page) => menu(page).getByRole('button', {name: 'Configurations', exact: true});
  const list = (page: Page) =>
    menu(page)
      .locator('li', {has: page.getByRole('button', {name: 'Configurations', exact: true})})
      .locator('> ul.menu__list');

  async function transitionOf(page: Page): Promise<{easing: string; duration: number}> {
    return list(page).evaluate((element) => {
      const {transitionTimingFunction, transitionDuration} = getComputedStyle(element);
      return {easing: transitionTimingFunction, duration: Math.round(Number.parseFloat(transitionDuration) * 1000)};
    });
  }

  test('SIDE-04 collapses with ease-in-out, with a duration based on the height, and updates aria-expanded', async ({
    page,
  }) => {
    await visit(page, `${shell().url}/cms/many-01`);
    const height = await list(page).evaluate((element) => element.scrollHeight);
    await expect(group(page)).toHaveAttribute('aria-expanded', 'true');
    await group(page).click();
    await expect(group(page)).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => transitionOf(page)).toMatchObject({easing: 'ease-in-out'});
    const {duration} = await transitionOf(page);
    const steps = height / 36;
    expect(duration).toBe(Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10));
    await expect(list(page)).toBeHidden();
  });

  test.describe('under reduced motion', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    test('SIDE-04 collapses within 1 ms', async ({page}) => {
      await visit(page, `${shell().url}/cms/many-01`);
      await group(page).click();
      await expect.poll(() => transitionOf(page)).toEqual({easing: 'ease-in-out', duration: 1});
      await expect(list(page)).toBeHidden();
    });
  });
});

test('SIDE-05 an unlisted page is only in the sidebar while it is open, with a notice and noindex', async ({page}) => {
  await visit(page, `${shell().url}/cms/intro`);
  const item = menu(page).getByRole('link', {name: 'Secret'});
  await expect(menu(page).getByRole('link', {name: 'Quick start'})).toBeVisible();
  await expect(item).toHaveCount(0);
  await visit(page, `${shell().url}/cms/secret`);
  await expect(item).toHaveAttribute('aria-current', 'page');
  await expect(
    page
      .locator('main')
      .getByText(/unlisted/i)
      .first(),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('SIDE-06 breadcrumbs follow the sidebar, with structured data, and can be switched off', async ({page}) => {
  await visit(page, `${shell().url}/cms/parent/child`);
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', 'Getting Started', 'Parent', 'Child']);
  await expect(breadcrumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
  await expect(breadcrumbs.getByRole('link', {name: 'Parent'})).toHaveAttribute('href', '/cms/parent');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text) as {'@type': string})).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({position: 1, name: 'Parent', item: 'https://docs.strapi.io/cms/parent'}),
        expect.objectContaining({position: 2, name: 'Child', item: 'https://docs.strapi.io/cms/parent/child'}),
      ],
    }),
  );
  await visit(page, `${bare().url}/cms/intro`);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(breadcrumbs).toHaveCount(0);
});

test('SIDE-07 the table of contents has levels 2 and 3 and highlights the current section', async ({page}) => {
  await visit(page, `${shell().url}/cms/long`);
  const toc = page.getByRole('navigation', {name: 'On this page'});
  await expect(toc.getByRole('link', {name: 'Section 4', exact: true})).toBeAttached();
  await expect(toc.getByRole('link', {name: 'Detail 4', exact: true})).toBeAttached();
  await expect(toc.getByRole('link', {name: /^Remark/})).toHaveCount(0);
  const current = toc.locator('.table-of-contents__link--active');
  await expect(current).toHaveText('Section 1');
  await page.locator('#section-6').evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveText('Section 6');
});

test.describe('on mobile', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('SIDE-07 the table of contents is a collapsible block', async ({page}) => {
    await visit(page, `${shell().url}/cms/long`);
    await expect(page.getByRole('navigation', {name: 'On this page'})).toBeHidden();
    const block = page
      .locator('main')
      .getByRole('group')
      .filter({has: page.getByText('On this page')});
    const link = page.locator('main').getByRole('link', {name: 'Detail 4', exact: true});
    await expect(block).not.toHaveAttribute('open');
    await expect(link).toBeHidden();
    await block.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(block).toHaveAttribute('open');
    await link.click();
    await expect(page).toHaveURL(/#detail-4$/);
    await expect(page.locator('#detail-4')).toBeInViewport();
  });
});

test('SIDE-08 keeps its scroll position across navigation', async ({page}) => {
  await visit(page, `${shell().url}/cms/many-20`);
  await menu(page).getByRole('link', {name: 'Many 30'}).scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);
  await menu(page).getByRole('link', {name: 'Many 30'}).click();
  await expect(page).toHaveURL(/many-30$/);
  await expect(page.locator('h1')).toHaveText('Many 30');
  expect(await scrollTop(page)).toBe(before);
});

test('SIDE-08 scrolls the current item into view after a navigation from outside the sidebar', async ({page}) => {
  await visit(page, `${shell().url}/cms/many-55`);
  await menu(page).evaluate((element) => element.scrollTo(0, 0));
  await expect(menu(page).getByRole('link', {name: 'Many 54'})).not.toBeInViewport();
  await page.locator('.pagination-nav').getByRole('link', {name: 'Many 54'}).click();
  await expect(page.locator('h1')).toHaveText('Many 54');
  await expect(menu(page).getByRole('link', {name: 'Many 54'})).toBeInViewport({ratio: 1});
});

test('SIDE-08 scrolls the current item, and not the page, into view on first load', async ({page}) => {
  await visit(page, `${shell().url}/cms/many-55`);
  await expect(menu(page).getByRole('link', {name: 'Many 55'})).toBeInViewport({ratio: 1});
  expect(await scrollTop(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
