import type {Page} from '@playwright/test';
import {expect, test, useFixtureSite, visit} from '../support/test';
import {shellSite} from '../support/shellFixtures';

const shell = useFixtureSite(shellSite);

const navbar = (page: Page) => page.locator('nav.navbar');

test('NAV-01 CMS and Cloud are on the left; the source repository, which has no position, on the right', async ({
  page,
}) => {
  await visit(page, '/cms/intro');
  const left = navbar(page).locator('.theme-layout-navbar-left');
  await expect(left.getByRole('link', {name: 'CMS', exact: true})).toHaveAttribute('href', '/cms/intro');
  await expect(left.getByRole('link', {name: 'Cloud', exact: true})).toHaveAttribute('href', '/cloud/intro');
  const right = navbar(page).locator('.theme-layout-navbar-right');
  await expect(right.getByRole('link', {name: 'Source on GitHub (opens in new tab)'})).toHaveAttribute(
    'href',
    'https://github.com/strapi/documentation',
  );
});

test('NAV-02 every item type is rendered from configuration', async ({page}) => {
  await visit(page, `${shell().url}/cms/intro`);
  const link = (name: string) => navbar(page).getByRole('link', {name, exact: true});
  await expect(link('CMS')).toHaveAttribute('href', '/cms/intro');
  await expect(link('Plain link')).toHaveAttribute('href', '/cms/long');
  await expect(link('Cloud sidebar')).toHaveAttribute('href', '/cloud/intro');
  await expect(link('Version link')).toHaveAttribute('href', '/cms/quick-start');
  await expect(navbar(page).getByText('Raw HTML')).toBeVisible();
  await expect(navbar(page).getByRole('button', {name: 'More'})).toBeVisible();
  await expect(navbar(page).getByRole('button', {name: 'Next'})).toBeVisible();
  await navbar(page).getByRole('button', {name: 'Next'}).click();
  await expect(link('1.0')).toHaveAttribute('href', '/1.0/cms/intro');
  await navbar(page).getByRole('button', {name: 'English'}).click();
  await expect(navbar(page).locator('.dropdown--show').getByRole('link', {name: 'English'})).toBeVisible();
});

test.describe('hiding on scroll', () => {
  test.use({viewport: {width: 1280, height: 700}});

  const isHidden = (page: Page) => navbar(page).evaluate((element) => element.getBoundingClientRect().bottom <= 0);

  async function expectHidden(page: Page, hidden: boolean): Promise<void> {
    await expect.poll(() => isHidden(page)).toBe(hidden);
  }

  test('NAV-07 is shown at the top, hidden on scrolling down, shown on scrolling up and near the page bottom', async ({
    page,
  }) => {
    await visit(page, `${shell().url}/cms/long`);
    await expectHidden(page, false);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 600);
    await expectHidden(page, true);
    await page.mouse.wheel(0, -100);
    await expectHidden(page, false);
    await page.mouse.wheel(0, 200);
    await expectHidden(page, true);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectHidden(page, false);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectHidden(page, false);
  });

  test('NAV-07 is hidden on navigating to an anchor of the page, shown on other navigation', async ({page}) => {
    await visit(page, `${shell().url}/cms/long`);
    await page.locator('nav[aria-labelledby]').getByRole('link', {name: 'Section 8'}).click();
    await expect(page).toHaveURL(/#section-8$/);
    await expectHidden(page, true);
    await expect(page.getByRole('heading', {name: 'Section 8'})).toBeInViewport();

    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -100);
    await expectHidden(page, false);
    await page.mouse.wheel(0, 200);
    await expectHidden(page, true);
    await page.locator('nav[aria-label="Docs sidebar"]').getByRole('link', {name: 'Quick start'}).click();
    await expect(page).toHaveURL(/quick-start$/);
    await expectHidden(page, false);
  });

  test('NAV-07 is hidden on a page opened at an anchor, which it would cover', async ({page}) => {
    await visit(page, `${shell().url}/cms/long#section-8`);
    await expectHidden(page, true);
    await expect(page.locator('#section-8')).toBeInViewport({ratio: 1});
    await visit(page, `${shell().url}/cms/intro`);
    await expectHidden(page, false);
  });

  test('NAV-07 reappears on keyboard focus', async ({page}) => {
    await visit(page, `${shell().url}/cms/long`);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 900);
    await expectHidden(page, true);
    await navbar(page).locator('.navbar__brand').focus();
    await expectHidden(page, false);
    expect(await page.evaluate(() => window.scrollY), 'the page stays where it is').toBe(900);
  });

  test('NAV-07 stays hidden when search opens and closes, and the page does not move', async ({page}) => {
    await visit(page, `${shell().url}/cms/long`);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 900);
    await expectHidden(page, true);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(navbar(page).getByRole('button', {name: 'Search'})).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });
});

test.describe('dropdowns', () => {
  const dropdown = (page: Page) => navbar(page).getByRole('button', {name: 'More'});
  const item = (page: Page) => navbar(page).getByRole('link', {name: 'Long page'});

  async function open(page: Page): Promise<void> {
    await visit(page, `${shell().url}/cms/intro`);
    await dropdown(page).click();
    await expect(item(page)).toBeVisible();
    await expect(dropdown(page)).toHaveAttribute('aria-expanded', 'true');
  }

  async function expectClosed(page: Page): Promise<void> {
    await expect(item(page)).toBeHidden();
    await expect(dropdown(page)).toHaveAttribute('aria-expanded', 'false');
  }

  test('NAV-10 closes on a click outside', async ({page}) => {
    await open(page);
    await page.mouse.move(700, 500);
    await page.mouse.down();
    await expectClosed(page);
  });

  test('NAV-10 closes when the focus moves outside', async ({page}) => {
    await open(page);
    await page.keyboard.press('Tab');
    await expect(item(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectClosed(page);
  });

  test('NAV-10 closes on Escape, from an item too, and the focus returns to its button', async ({page}) => {
    await open(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(dropdown(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true});

    test('NAV-10 closes on a touch outside', async ({page}) => {
      await visit(page, `${shell().url}/cms/intro`);
      await dropdown(page).tap();
      await expect(item(page)).toBeVisible();
      await page.touchscreen.tap(700, 500);
      await expectClosed(page);
    });
  });
});
