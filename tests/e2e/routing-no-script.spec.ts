import {sitemapPaths} from '../support/builtSite';
import {routingFixture} from '../support/routingFixture';
import {expect, test, useFixtureSite} from '../support/test';

test.use({javaScriptEnabled: false});

test('ROUTE-13 every page is readable, with none of its text hidden', async ({page}) => {
  const paths = sitemapPaths();
  test.setTimeout(30_000 + paths.length * 2_000);
  expect(paths.length).toBeGreaterThan(200);
  for (const path of paths) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    // Controls are visible until the page's stylesheets have loaded.
    await expect
      .poll(() => page.evaluate(lookAround), {message: path})
      .toEqual({
        isTitled: true,
        hiddenPanels: 0,
        hiddenCode: 0,
        needingScript: [],
      });
  }
});

/** Runs in the page: collects what a reader without JavaScript sees. */
function lookAround() {
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0;
  // Content in a <details> is one click away, with or without JavaScript.
  const countHidden = (selector: string): number =>
    Array.from(document.querySelectorAll(selector)).filter((part) => !part.closest('details') && !isVisible(part))
      .length;
  const title = document.querySelector('main h1');
  return {
    isTitled: title !== null && isVisible(title),
    hiddenPanels: countHidden('main [role="tabpanel"]'),
    hiddenCode: countHidden('main pre'),
    needingScript: Array.from(document.querySelectorAll('button, input, select, textarea'))
      .filter(isVisible)
      .map(({outerHTML}) => outerHTML),
  };
}

test('ROUTE-13 navbar, sidebar, breadcrumbs, pagination and footer have working links', async ({page, baseURL}) => {
  await page.goto('/cms/intro');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const links = sidebar.getByRole('link');
  await expect(links.first()).toBeVisible();
  expect(await links.count()).toBeGreaterThan(1);
  await expect(sidebar.locator('[aria-current="page"]')).toBeVisible();

  await sidebar.getByRole('link', {name: 'Quick start', exact: true}).click();
  await expect(page).toHaveURL(`${baseURL}/cms/quick-start`);
  await page.locator('.navbar').getByRole('link', {name: 'Cloud', exact: true}).click();
  await expect(page).toHaveURL(`${baseURL}/cloud/intro`);
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL(`${baseURL}/cms/faq`);
  await page.goto('/cms/intro');
  await page.locator('.pagination-nav').getByRole('link').first().click();
  await expect(page).not.toHaveURL(`${baseURL}/cms/intro`);
});

test('ROUTE-13 categories have no expand arrow', async ({page}) => {
  await page.goto('/cms/intro');
  const arrows = await page
    .locator('.theme-doc-sidebar-container .menu__link--sublist-caret')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').display));
  expect(arrows.length).toBeGreaterThan(1);
  expect(new Set(arrows)).toEqual(new Set(['none']));
});

test('ROUTE-13 on a small screen the table of contents opens, and links to the sections', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/cms/api/rest/filters');
  await page.locator('.theme-doc-toc-mobile summary').click();
  await page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Operators', exact: true}).click();
  await expect(page).toHaveURL(/#operators$/);
  await expect(page.locator('#operators')).toBeInViewport();
});

test('ROUTE-13 on a small screen the sidebar is below the page, with a link to it', async ({page, baseURL}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/cms/intro');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await page.locator('a[href="#docs-sidebar"]').click();
  const first = sidebar.getByRole('link').first();
  await expect(first).toBeInViewport({ratio: 1});
  const navbar = await page.locator('.navbar').boundingBox();
  expect((await first.boundingBox())?.y, 'below the navbar').toBeGreaterThanOrEqual(
    (navbar?.y ?? 0) + (navbar?.height ?? 0),
  );
  await page.goto('/cms/intro');
  await expect(sidebar).toBeVisible();
  const [article, nav] = await Promise.all([page.locator('article').boundingBox(), sidebar.boundingBox()]);
  expect(nav?.y ?? 0).toBeGreaterThan((article?.y ?? 0) + (article?.height ?? Infinity));
  expect(nav?.width ?? 0).toBeLessThanOrEqual(390);
  await sidebar.getByRole('link', {name: 'Quick start', exact: true}).click();
  await expect(page).toHaveURL(`${baseURL}/cms/quick-start`);
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toHaveCount(0);
});

test.describe('on a fixture site', () => {
  const site = useFixtureSite(routingFixture);

  test('ROUTE-13 tab panels, code, tables and details can be read', async ({page}) => {
    await page.goto(`${site().url}/cms/parts`);
    await expect(page.getByText('An apple is red.')).toBeVisible();
    await expect(page.getByText('A pear is green.')).toBeVisible();
    await expect(page.locator('main pre').first()).toContainText('export const answer = 42;');
    await expect(page.locator('main pre').first()).toBeVisible();
    await expect(page.getByText('src/index.ts')).toBeVisible();
    await expect(page.getByRole('cell', {name: 'Plum'})).toBeVisible();
    await page.getByText('More', {exact: true}).click();
    await expect(page.getByText('Hidden at first.')).toBeVisible();
    await page.goto(`${site().url}/cms/parts#last-heading`);
    await expect(page.getByRole('heading', {name: 'Last heading'})).toBeInViewport();
  });
});
