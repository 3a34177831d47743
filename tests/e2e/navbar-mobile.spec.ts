import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, test, useFixtureSite, visit} from '../support/test';
import {bareSite, shellSite} from '../support/shellFixtures';

const shell = useFixtureSite(shellSite);
const bare = useFixtureSite(bareSite);

test.use({viewport: {width: 390, height: 844}, hasTouch: true});

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Navigation'});
const close = (page: Page) => menu(page).getByRole('button', {name: 'Close navigation bar'});
const back = (page: Page) => menu(page).getByRole('button', {name: '← Back to main menu'});

async function openMenu(page: Page, url: string): Promise<void> {
  await visit(page, url);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

test('NAV-06 search is in the bar and not in the slide-out menu', async ({page}) => {
  await visit(page, `${shell().url}/cms/intro`);
  await expect(page.locator('nav.navbar .navbar__inner').getByRole('button', {name: /search/i})).toBeVisible();
  await toggle(page).click();
  await expect(menu(page).getByRole('button', {name: /search/i})).toHaveCount(0);
  await back(page).click();
  await expect(menu(page).getByRole('button', {name: /search/i})).toHaveCount(0);
});

test('NAV-08 opens on the section’s sidebar, with a button back to the main menu and its two fixed links', async ({
  page,
}) => {
  await openMenu(page, '/cms/intro');
  await expect(close(page)).toBeFocused();
  await expect(menu(page).getByRole('link', {name: 'Quick start'})).toBeVisible();
  await back(page).click();
  const cms = menu(page).getByRole('link', {name: 'CMS', exact: true});
  await expect(cms).toHaveAttribute('href', '/cms/intro');
  await expect(cms).toBeFocused();
  await expect(menu(page).getByRole('link', {name: 'Cloud', exact: true})).toHaveAttribute('href', '/cloud/intro');
  await expect(menu(page).getByRole('link', {name: 'Source on GitHub (opens in new tab)'})).toBeVisible();
});

test('NAV-08 opens with the current page’s item in view', async ({page}) => {
  await openMenu(page, `${shell().url}/cms/many-55`);
  await expect(menu(page).getByRole('link', {name: 'Many 55'})).toBeInViewport({ratio: 1});
});

test('NAV-08 shows the back button, wherever the current page is in the sidebar', async ({page}) => {
  await openMenu(page, `${shell().url}/cms/many-55`);
  await expect(back(page)).toBeInViewport({ratio: 1});
  await back(page).click();
  await expect(menu(page).getByRole('link', {name: 'CMS', exact: true})).toBeVisible();
});

test('NAV-08 opens after a tap before hydration, at the current page’s item', async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${shell().url}/cms/many-55`, {waitUntil: 'commit'});
  // An impatient reader taps twice.
  await toggle(page).tap();
  await toggle(page).tap();
  await expect(menu(page)).toHaveCount(0);
  release();
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole('link', {name: 'Many 55'})).toBeInViewport({ratio: 1});
  await close(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('NAV-08 opens on the main menu if there is no sidebar', async ({page}) => {
  await openMenu(page, '/cms/faq');
  await expect(back(page)).toHaveCount(0);
  await expect(menu(page).getByRole('link', {name: 'CMS', exact: true})).toBeVisible();
});

test('NAV-08 traps the focus and returns it to the toggle', async ({page}) => {
  await openMenu(page, '/cms/intro');
  const stops = menu(page).locator('a:visible, button:visible');
  const isInside = () => menu(page).evaluate((dialog) => dialog.contains(document.activeElement));
  // Wraps around at both ends, because there are more than a hundred sidebar links in between.
  for (const [key, edge] of [
    ['Tab', stops.last()],
    ['Shift+Tab', stops.first()],
  ] as const) {
    await edge.focus();
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await close(page).click();
  await expect(toggle(page)).toBeFocused();

  await toggle(page).click();
  await page.mouse.click(380, 500);
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('NAV-08 closes on a click on the backdrop, but not when the press began in the menu', async ({page}) => {
  await openMenu(page, '/cms/intro');
  // Unlike `mouse.move`, waits until the menu has slid in: before that, the backdrop is at this place.
  await menu(page).hover({position: {x: 200, y: 500}});
  await page.mouse.down();
  await page.mouse.move(380, 500, {steps: 5});
  await page.mouse.up();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(380, 500);
  await expect(menu(page)).toBeHidden();
});

test('NAV-08 closes on every route change: an item, the logo, the browser’s back button', async ({page}) => {
  await openMenu(page, '/cms/intro');
  await menu(page).getByRole('link', {name: 'Quick start'}).click();
  await expect(page).toHaveURL('/cms/quick-start');
  await expect(menu(page)).toBeHidden();

  await toggle(page).click();
  await menu(page).locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
  await expect(menu(page)).toBeHidden();

  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
});

test('NAV-08 stays open if it is reopened while it closes', async ({page}) => {
  await openMenu(page, '/cms/intro');
  const toggleHandle = await toggle(page).elementHandle();
  // Before the dialog's `close` event, which the browser queues.
  await close(page).evaluate(async (button: HTMLElement, opener) => {
    button.click();
    await Promise.resolve();
    (opener as HTMLElement).click();
  }, toggleHandle);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(menu(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
});

test('NAV-08 closes when the viewport becomes desktop', async ({page}) => {
  await openMenu(page, '/cms/intro');
  await page.setViewportSize({width: 997, height: 844});
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize({width: 996, height: 844});
  await expect(toggle(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('NAV-08 shows no toggle without navbar items', async ({page}) => {
  await visit(page, `${bare().url}/cms/intro`);
  await expect(page.locator('nav.navbar .navbar__inner .navbar__brand')).toBeVisible();
  await expect(toggle(page)).toHaveCount(0);
});

test('NAV-09 the dropdowns are labelled "Languages" and "Versions", and collapsed unless a child is active', async ({
  page,
}) => {
  await openMenu(page, `${shell().url}/cms/intro`);
  await back(page).click();
  const dropdown = (name: string) => menu(page).getByRole('button', {name, exact: true});
  await expect(dropdown('Languages')).toHaveAttribute('aria-expanded', 'false');
  // The version that the page belongs to is a child item with the page's own URL.
  await expect(dropdown('Versions')).toHaveAttribute('aria-expanded', 'true');
  await expect(dropdown('More')).toHaveAttribute('aria-expanded', 'false');
  await dropdown('More').click();
  await menu(page).getByRole('link', {name: 'Long page'}).click();
  await expect(page).toHaveURL(/\/cms\/long$/);

  await openMenu(page, `${shell().url}/cms/long`);
  await back(page).click();
  await expect(dropdown('More')).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).getByRole('link', {name: 'Long page'})).toBeVisible();
});

test('the open menu has no accessibility violation, in either mode', async ({page}) => {
  for (const mode of ['light', 'dark']) {
    await openMenu(page, `${shell().url}/cms/intro?docusaurus-theme=${mode}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    for (const step of ['sidebar', 'main menu']) {
      const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
      expect(violations.map(({id, nodes}) => [mode, step, id, nodes.map(({html}) => html)])).toEqual([]);
      if (step === 'sidebar') {
        await back(page).click();
      }
    }
  }
});
