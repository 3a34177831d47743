import type {Page} from '@playwright/test';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {toDocuments} from '../../plugins/search/core/documents';
import type {PageRecord} from '../../plugins/search/core/types';
import {env} from '../../config/env';
import {MeilisearchWriter} from '../../plugins/search/push/MeilisearchWriter';
import {pushDocuments} from '../../plugins/search/push/pushDocuments';
import {algoliaSite, meilisearchSite, searchHost} from '../support/hostedSites';
import {adminKey, searchKey, startAlgolia, startMeilisearch, type RunningService} from '../support/searchServices';
import {listFiles} from '../../tools/listFiles';
import {expect, test, useFixtureSite, visit} from '../support/test';

const poisoned = '<img src=x onerror="window.executed=1"><script>window.executed=1</script>';
const record: PageRecord = {
  path: '/cms/quick-start',
  title: 'Quick start',
  description: 'Begin here.',
  kind: 'guide',
  trail: ['Getting Started'],
  tags: [],
  keywords: ['striped horse'],
  sections: [
    {anchor: '', heading: '', parents: [], text: 'A zebra runs.', samples: []},
    {anchor: 'next', heading: `Next ${poisoned}`, parents: [], text: `Zebra ${poisoned}`, samples: []},
  ],
};

// Chrome 109, which the site supports, doesn't have it.
test.beforeEach(({page}) => page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any')));

async function search(page: Page, url: string, query: string): Promise<void> {
  await visit(page, `${url}/cms/intro`);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
  await page.getByRole('combobox', {name: 'Search'}).fill(query);
}

async function lead(page: Page, target: string): Promise<void> {
  await page.route(`${searchHost}/**`, (route) => {
    const url = new URL(route.request().url());
    return route.continue({url: `${target}${url.pathname}${url.search}`});
  });
}

test.describe('Meilisearch', () => {
  const fixture = useFixtureSite(meilisearchSite);
  let standIn: RunningService | undefined;
  let target: string;

  // The tests of this file run in parallel, so several workers run this, each with a separate service.
  test.beforeAll(async () => {
    standIn = env.SEARCH_TEST_HOST === '' ? await startMeilisearch() : undefined;
    target = standIn?.url ?? env.SEARCH_TEST_HOST;
    const ids = (url: string) => url.replace(/\W/g, '_');
    const documents = toDocuments([record], 'https://docs.strapi.io', ids);
    await pushDocuments(
      new MeilisearchWriter({host: target, key: adminKey}),
      'strapi-docs',
      documents,
      () => undefined,
    );
  });
  test.afterAll(() => standIn?.close());

  test('SEARCH-09 the same modal searches a hosted Meilisearch with only a configuration change', async ({page}) => {
    const bodies: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(searchHost) && request.method() === 'POST') {
        bodies.push(request.postDataJSON() as Record<string, unknown>);
        expect(request.url()).toBe(`${searchHost}/indexes/strapi-docs/search`);
        expect(request.headers()['authorization']).toBe(`Bearer ${searchKey}`);
      }
    });
    await lead(page, target);
    await search(page, fixture().url, 'zebra');
    const options = page.getByRole('option');
    await expect(options).toHaveCount(2);
    await expect(options.first()).toHaveAttribute('href', '/cms/quick-start');
    await expect(page.getByRole('group', {name: 'CMS'})).toBeVisible();
    await expect(options.first().locator('mark').first()).toHaveText(/zebra/i);
    expect(bodies.at(-1)).toMatchObject({
      q: 'zebra',
      matchingStrategy: 'all',
      attributesToSearchOn: ['hierarchy_lvl1', 'hierarchy_lvl2', 'content'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    expect(standIn?.problems ?? []).toEqual([]);
  });

  test('SEARCH-09 a hosted Meilisearch finds a page by its keywords', async ({page}) => {
    await lead(page, target);
    await search(page, fixture().url, 'striped horse');
    await expect(page.getByRole('option')).toHaveAttribute('href', '/cms/quick-start');
  });

  test('SEARCH-10 markup in a hosted index is shown as text and not run', async ({page}) => {
    await lead(page, target);
    await search(page, fixture().url, 'zebra');
    await expect(page.getByRole('option').nth(1)).toContainText('<img src=x');
    expect(await page.evaluate(() => (window as unknown as {executed?: number}).executed)).toBeUndefined();
    await expect(page.locator('dialog img')).toHaveCount(0);
  });

  test('SEARCH-09 the admin key is nowhere in the built site', async () => {
    const {dir} = fixture();
    const texts = await Promise.all(listFiles(dir).map((name) => readFile(path.join(dir, name), 'latin1')));
    const count = (key: string) => texts.filter((text) => text.includes(key)).length;
    expect([count(searchKey) > 0, count(adminKey)]).toEqual([true, 0]);
  });

  test.describe('unreachable', () => {
    test.use({allowedConsole: ['Failed to load resource']});

    test('SEARCH-05 a failing service shows the error, and a retry works', async ({page}) => {
      await page.route(`${searchHost}/**`, (route) => route.fulfill({status: 500}));
      await search(page, fixture().url, 'zebra');
      await expect(page.getByText('Unable to fetch results').first()).toBeVisible();
      await page.unroute(`${searchHost}/**`);
      await lead(page, target);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByRole('option')).toHaveCount(2);
    });
  });
});

test.describe('Algolia', () => {
  const fixture = useFixtureSite(algoliaSite);

  test('SEARCH-09 the same modal searches Algolia over the records of its crawler', async ({page}) => {
    const standIn = await startAlgolia('APPID');
    standIn.records.push({
      objectID: '1',
      type: 'lvl3',
      url: 'https://docs.strapi.io/cloud/intro#deep',
      content: 'A zebra runs.',
      hierarchy: {lvl0: 'Docs', lvl1: 'Cloud', lvl2: 'Section', lvl3: 'Zebras', lvl4: null, lvl5: null, lvl6: null},
    });
    await lead(page, standIn.url);
    await search(page, fixture().url, 'zebra');
    const option = page.getByRole('option');
    await expect(option).toHaveAttribute('href', '/cloud/intro#deep');
    await expect(option).toContainText('Zebras');
    await expect(page.getByRole('group', {name: 'Cloud'})).toBeVisible();
    await expect(option.locator('mark').first()).toHaveText(/zebra/i);
    expect(standIn.problems).toEqual([]);
    await standIn.close();
  });
});
