import type {Page} from '@playwright/test';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {buildFixtureSite, extractMessages, serveFixture} from '../support/fixtureSite';
import {englishOn} from '../support/englishOn';
import {translateMessages, translateText} from '../support/otherLanguage';
import {locale, site} from '../support/secondLanguage';
import {expect, test, waitForHydration} from '../support/test';

test.describe('a site in a second language', () => {
  // On one worker, because the messages are extracted and the site is built in the same folder.
  test.describe.configure({mode: 'default'});

  let url = '';
  let dir = '';
  let close: (() => Promise<void>) | undefined;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    const messages = await extractMessages(site, locale);
    const files = Object.fromEntries(
      Object.entries(messages).map(([file, content]) => [file, JSON.stringify(translateMessages(content))]),
    );
    ({dir} = await buildFixtureSite({...site, files, expectFailure: false}));
    const server = await serveFixture(dir);
    ({url, close} = server);
  });

  test.afterAll(async () => close?.());

  async function open(page: Page, address: string): Promise<void> {
    await page.goto(url + address);
    await waitForHydration(page);
  }

  for (const address of ['/', '/cms/everything', '/tags', '/tags/fixture']) {
    test(`has no English on ${address}`, async ({page}) => {
      await open(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await englishOn(page)).toEqual([]);
    });
  }

  test.describe('on the not-found page', () => {
    test.use({allowedConsole: ['404']});

    test('has no English', async ({page}) => {
      await open(page, '/cms/nowhere');
      expect(await englishOn(page)).toEqual([]);
    });
  });

  test('has no English in the page menu, or in the feedback after copying', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/cms/everything');
    await page.locator('summary', {hasText: translateText('Copy page')}).click();
    await page.getByRole('button', {name: translateText('Copy page as Markdown')}).click();
    await expect(page.getByText(translateText('Copied')).first()).toBeVisible();
    expect(await englishOn(page)).toEqual([]);
  });

  test('has no English in the mobile menu', async ({page}) => {
    await page.setViewportSize({width: 400, height: 800});
    await open(page, '/tags');
    await page.getByRole('button', {name: translateText('Toggle navigation bar')}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await englishOn(page)).toEqual([]);
  });

  test('has no English in search, before, with and without results', async ({page}) => {
    await open(page, '/cms/everything');
    await page.keyboard.press('ControlOrMeta+k');
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    expect(await englishOn(page)).toEqual([]);
    await field.fill(translateText('everything'));
    await expect(page.getByRole('group', {name: translateText('CMS')})).toBeVisible();
    expect(await englishOn(page)).toEqual([]);
    await field.fill(translateText('qqqqqqqq'));
    await expect(page.getByText(translateText('No results for')).first()).toBeVisible();
    expect(await englishOn(page)).toEqual([]);
  });

  test('has no English in the assistant, before and after a question', async ({page}) => {
    await open(page, '/cms/everything');
    await page.getByRole('button', {name: translateText('Ask AI')}).click();
    const question = page.getByRole('textbox', {name: translateText('Your question')});
    await expect(question).toBeFocused();
    expect(await englishOn(page)).toEqual([]);
    await question.fill(translateText('everything'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').last()).toHaveAttribute('aria-busy', 'false');
    expect(await englishOn(page)).toEqual([]);
  });

  test('searches for words without stemming, because only English is stemmed', async ({page}) => {
    const full = readdirSync(path.join(dir, 'search')).find((name) => name.startsWith('full.')) ?? '';
    expect(JSON.parse(readFileSync(path.join(dir, 'search', full), 'utf8'))).toHaveProperty('language', locale);
    await open(page, '/');
    await page.keyboard.press('ControlOrMeta+k');
    const field = page.getByRole('combobox');
    const found = page.getByRole('option', {name: translateText('Words')});
    await field.fill('walking');
    await expect(found.first()).toBeVisible();
    await field.fill('walked');
    await expect(page.getByText(translateText('No results for')).first()).toBeVisible();
  });
});
