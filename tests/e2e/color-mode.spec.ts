import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, test, useFixtureSite, visit} from '../support/test';
import {bareSite} from '../support/shellFixtures';
import {blockScripts, storageKey} from '../support/storage';

const bare = useFixtureSite(bareSite);

const light = 'Switch between dark and light mode (currently light mode)';
const dark = 'Switch between dark and light mode (currently dark mode)';
const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});
const storedTheme = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey('theme'));

test('NAV-11 the toggle names the mode, in the served HTML too, and can be disabled', async ({page, request}) => {
  expect(await (await request.get('/cms/intro')).text()).toContain(light);
  await visit(page, '/cms/intro');
  await expect(toggle(page)).toHaveAccessibleName(light);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName(dark);
  await visit(page, `${bare().url}/cms/intro`);
  await expect(toggle(page)).toHaveCount(0);
});

test.describe('when the system prefers dark mode', () => {
  test.use({colorScheme: 'dark'});

  test('MODE-01 the mode is light by default, whatever the system prefers, and the switch is visible', async ({
    page,
  }) => {
    await visit(page, '/cms/intro');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(toggle(page)).toBeVisible();
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('MODE-02 the mode changes without animation under reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/cms/features/users-permissions');
  const transitions = await toggle(page).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    return document.getAnimations().length;
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(transitions).toBe(0);
});

test('MODE-02 the choice is stored, survives a reload and reaches other tabs; without a choice, nothing is stored', async ({
  page,
  context,
}) => {
  await visit(page, '/cms/intro');
  const other = await context.newPage();
  await visit(other, '/cms/quick-start');
  await page.locator('nav[aria-label="Docs sidebar"]').getByRole('link', {name: 'Quick start'}).click();
  await expect(page).toHaveURL('/cms/quick-start');
  expect(await storedTheme(page)).toBeNull();

  await toggle(page).click();
  expect(await storedTheme(page)).toBe('dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(other)).toHaveAccessibleName(dark);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page)).toHaveAccessibleName(dark);
});

test('MODE-02 an unknown stored mode, or one from the URL, is ignored', async ({page}) => {
  await visit(page, '/cms/intro');
  await page.evaluate((key) => localStorage.setItem(key, 'purple'), storageKey('theme'));
  for (const address of ['/cms/intro', '/cms/intro?docusaurus-theme=green', '/cms/intro?docusaurus-data-theme=blue']) {
    await visit(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await expect(page.locator('.navbar .navbar__logo img').first()).toBeVisible();
  }
  await toggle(page).click();
  expect(await storedTheme(page)).toBe('dark');
});

test('MODE-04 dark mode prints in light colors, including code and admonitions', async ({page}) => {
  const colors = () =>
    page.evaluate(() => {
      const style = (selector: string) => {
        const {color, backgroundColor, colorScheme} = getComputedStyle(document.querySelector(selector) as Element);
        return {color, backgroundColor, colorScheme};
      };
      const selectors = ['html', '.markdown > p', 'main pre', 'main pre .token', 'main .theme-admonition'];
      return selectors.map((selector) => [selector, style(selector)]);
    });
  await page.emulateMedia({media: 'print'});
  await visit(page, '/cms/api/rest/filters?docusaurus-theme=light');
  const light = await colors();
  await visit(page, '/cms/api/rest/filters?docusaurus-theme=dark');
  expect(await colors()).toEqual(light);
  await page.emulateMedia({media: 'screen'});
  expect(await colors()).not.toEqual(light);
});

test('MODE-04 the first paint has the stored mode', async ({page}) => {
  await visit(page, '/cms/intro');
  await toggle(page).click();
  const dark = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await blockScripts(page);
  await page.goto('/cms/intro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(dark);
});

for (const mode of ['light', 'dark']) {
  test(`MODE-04 the ${mode} mode has AA contrast`, async ({page}) => {
    for (const address of ['/', '/cms/intro', '/cms/quick-start']) {
      await visit(page, `${address}?docusaurus-theme=${mode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const {violations} = await new AxeBuilder({page}).withRules('color-contrast').analyze();
      expect(violations.flatMap(({nodes}) => nodes.map(({html}) => `${address} ${html}`))).toEqual([]);
    }
  });
}
