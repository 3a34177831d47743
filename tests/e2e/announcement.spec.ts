import type {ConsoleMessage, Page} from '@playwright/test';
import {expect, test, useFixtureSite, visit} from '../support/test';
import {bareSite, sessionSite} from '../support/shellFixtures';
import {blockScripts, blockStorage, storageKey} from '../support/storage';

const bare = useFixtureSite(bareSite);
const session = useFixtureSite(sessionSite);

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const closeButton = (page: Page) => bar(page).getByRole('button', {name: 'Close'});

test('ANN-01 promotes the experimental site and its feedback form, from configuration', async ({page}) => {
  await visit(page, '/cms/intro');
  await expect(bar(page)).toContainText('experimental documentation with AI and search tools');
  await expect(bar(page).getByRole('link', {name: /^experimental documentation/})).toHaveAttribute(
    'href',
    'https://docs-next.strapi.io',
  );
  await expect(bar(page).getByRole('link', {name: /^tell us what you think/})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/strapi\/documentation\/issues\/new\?title=/,
  );
  await visit(page, `${bare().url}/cms/intro`);
  await expect(bar(page)).toHaveText('Words from the configuration.');
});

test('ANN-02 the close button only shows if configured; a dismissal lasts until there is a new announcement', async ({
  page,
}) => {
  await visit(page, `${bare().url}/cms/intro`);
  await expect(bar(page)).toBeVisible();
  await expect(closeButton(page)).toHaveCount(0);

  await visit(page, '/cms/intro');
  await closeButton(page).click();
  await expect(bar(page)).toHaveCount(0);
  await visit(page, '/cms/quick-start');
  await expect(bar(page)).toHaveCount(0);

  // A new announcement has another id, so the stored one belongs to an older announcement.
  await page.evaluate((key) => localStorage.setItem(key, 'last-year'), storageKey('docusaurus.announcement.id'));
  await visit(page, '/cms/quick-start');
  await expect(bar(page)).toBeVisible();
});

test('ANN-02 closing it in one tab closes it in the others', async ({page, context}) => {
  await visit(page, '/cms/intro');
  const other = await context.newPage();
  await visit(other, '/cloud/intro');
  await expect(bar(other)).toBeVisible();
  await closeButton(page).click();
  await expect(bar(other)).toHaveCount(0);
});

test.describe('without storage', () => {
  test.use({allowedConsole: ['browser storage is not available']});

  test('ANN-03 closes for the page view, with a console warning and no error', async ({page}) => {
    const messages: ConsoleMessage[] = [];
    page.on('console', (message) => messages.push(message));
    await blockStorage(page);
    await visit(page, '/cms/intro');
    await closeButton(page).click();
    await expect(bar(page)).toHaveCount(0);
    await page.locator('nav.navbar .navbar__brand').click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html.docs-doc-page')).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    expect(messages.filter((message) => message.type() === 'warning')).toHaveLength(1);
    expect(messages.filter((message) => message.type() === 'error')).toHaveLength(0);
    await page.reload();
    await expect(bar(page)).toBeVisible();
  });
});

test('ANN-04 the first paint has no dismissed bar, but has a new announcement', async ({page}) => {
  for (const site of ['', session().url]) {
    await page.unrouteAll();
    await visit(page, `${site}/cms/intro`);
    await closeButton(page).click();
    await expect(bar(page)).toHaveCount(0);
    await blockScripts(page);
    await page.goto(`${site}/cms/intro`);
    await expect(page.locator('section[aria-label="Announcement"]')).toBeAttached();
    await expect(page.locator('section[aria-label="Announcement"]')).toBeHidden();
  }
  await page.goto('/cms/intro');
  await page.evaluate((key) => localStorage.setItem(key, 'last-year'), storageKey('docusaurus.announcement.id'));
  await page.goto('/cms/intro');
  await expect(bar(page)).toBeVisible();
});
