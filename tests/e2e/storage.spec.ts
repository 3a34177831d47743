import type {ConsoleMessage, Page} from '@playwright/test';
import {expect, test, useFixtureSite, visit} from '../support/test';
import {sessionSite, shellSite} from '../support/shellFixtures';
import {blockStorage, breakStorage, storageKey} from '../support/storage';

const shell = useFixtureSite(shellSite);
const session = useFixtureSite(sessionSite);

const stored = (page: Page, type: 'localStorage' | 'sessionStorage', name: string) =>
  page.evaluate(([storage, key]) => window[storage].getItem(key), [type, storageKey(name)] as const);

test('STORE-01 the preferred docs version is kept in local storage, and cleared if it does not exist', async ({
  page,
}) => {
  const name = 'docs-preferred-version-default';
  await visit(page, `${shell().url}/cms/intro`);
  await page.locator('nav.navbar').getByRole('button', {name: 'Next'}).click();
  await page.locator('nav.navbar').getByRole('link', {name: '1.0', exact: true}).click();
  await expect(page).toHaveURL(/\/1\.0\/cms\/intro$/);
  expect(await stored(page, 'localStorage', name)).toBe('1.0');
  await visit(page, `${shell().url}/`);
  expect(await stored(page, 'localStorage', name)).toBe('1.0');

  await page.evaluate((key) => localStorage.setItem(key, '0.9'), storageKey(name));
  await visit(page, `${shell().url}/cms/intro`);
  await expect.poll(() => stored(page, 'localStorage', name)).toBeNull();
});

const ways: Record<string, (page: Page) => Promise<void>> = {
  'that is not available': blockStorage,
  'that throws on every call': (page) => breakStorage(page, ['getItem', 'setItem', 'removeItem']),
  'that is full': (page) => breakStorage(page, ['setItem']),
};

test.describe('without storage', () => {
  test.use({allowedConsole: ['browser storage is not available']});

  for (const [way, spoil] of Object.entries(ways)) {
    test(`STORE-02 with a storage ${way}: one console warning, and everything works for the page view`, async ({
      page,
    }) => {
      const problems: ConsoleMessage[] = [];
      page.on('console', (message) => problems.push(message));
      await spoil(page);
      await visit(page, `${shell().url}/cms/long`);
      const toggle = page.locator('.navbar__inner').getByRole('button', {name: /^Switch between/});
      await toggle.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', {name: 'Close', exact: true}).click();
      await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
      await page.locator('nav.navbar').getByRole('button', {name: 'Next'}).click();
      await page.locator('nav.navbar').getByRole('link', {name: '1.0', exact: true}).click();
      await expect(page).toHaveURL(/\/1\.0\//);
      await page.goBack();
      await expect(page).toHaveURL(/\/cms\/long$/);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('checkbox', {name: 'Open with /'}).uncheck();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('/');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('checkbox', {name: 'Open with /'})).not.toBeChecked();
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('');

      expect(problems.filter((message) => ['warning', 'error'].includes(message.type()))).toHaveLength(1);
      expect(problems.some((message) => message.type() === 'warning')).toBe(true);
    });
  }
});

test('STORE-03 storage is local by default, and session storage if configured', async ({page}) => {
  const toggle = page.locator('.navbar__inner').getByRole('button', {name: /^Switch between/});
  await visit(page, '/cms/intro');
  await toggle.click();
  expect(await stored(page, 'localStorage', 'theme')).toBe('dark');
  expect(await stored(page, 'sessionStorage', 'theme')).toBeNull();

  await visit(page, `${session().url}/cms/intro`);
  await toggle.click();
  expect(await stored(page, 'sessionStorage', 'theme')).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
