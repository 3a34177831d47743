import type {Page} from '@playwright/test';
import {builtPaths, readBuilt} from '../support/builtSite';
import {expect, test, visit} from '../support/test';

const filters = '/cms/api/rest/filters';
const data = /\/assets\/requests\/\w+\.json$/;

const request = (page: Page) => page.locator('main .theme-code-block').filter({has: page.getByRole('tablist')});
const tab = (page: Page, name: string) => request(page).first().getByRole('tab', {name, exact: true});

test.describe('forms of a request', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('The chosen form shows on every page, and is copied as a command that runs', async ({page}) => {
    await visit(page, filters);
    await expect(tab(page, 'HTTP')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'HTTP').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'cURL')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'cURL'), 'the focus stays').toBeFocused();
    const block = request(page).first();
    await expect(block.getByRole('tabpanel')).toContainText("curl -g 'http://localhost:1337/api/restaurants?");
    await expect(block.locator('.token.string').first(), 'highlighted').toBeVisible();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "curl -g 'http://localhost:1337/api/restaurants?filters[rating][$gte]=4.6&fields=name,rating'",
    );

    await visit(page, '/cms/api/rest/relations');
    for (const other of await request(page).all()) {
      await expect(other.getByRole('tabpanel')).toContainText('curl ');
    }
    await tab(page, 'HTTP').click();
    await expect(request(page).first().getByRole('tabpanel')).toContainText('PUT /api/articles/');
  });

  test('No reader fetches the other forms before wanting one', async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (one) => data.test(one.url()) && fetched.push(one.url()));
    await visit(page, filters);
    expect(fetched).toEqual([]);
    await tab(page, 'Strapi Client').click();
    await expect(request(page).first().getByRole('tabpanel')).toContainText("client.collection('restaurants')");
    await request(page).nth(1).getByRole('tab', {name: 'JavaScript'}).click();
    await expect(request(page).nth(1).getByRole('tabpanel')).toContainText('qs.stringify(');
    expect(fetched.length).toBe(1);
  });
});

test.describe('when the other forms can’t be fetched', () => {
  test.use({allowedConsole: ['net::ERR_FAILED']});

  test('Offline, the request stays with an error message, and a retry works', async ({page}) => {
    await page.route(data, (route) => route.abort());
    await visit(page, filters);
    await tab(page, 'cURL').click();
    const block = request(page).first();
    await expect(block.getByText('Couldn’t load this form.')).toBeVisible();
    await expect(tab(page, 'HTTP')).toHaveAttribute('aria-selected', 'true');
    await expect(block.getByRole('tabpanel')).toContainText('GET /api/restaurants');
    await page.unroute(data);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(data, async (route) => {
      await released;
      await route.continue();
    });
    await tab(page, 'cURL').click();
    await expect(block.getByText('Couldn’t load this form.'), 'not said of a try that still lasts').toBeHidden();
    release();
    await expect(block.getByRole('tabpanel')).toContainText('curl ');
    await expect(block.getByText('Couldn’t load this form.')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('ROUTE-13 requests and whole responses are readable', async ({page}) => {
    await page.goto('/cms/api/rest/populate-select');
    await expect(request(page).first()).toContainText('GET /api/');
    const folded = page.locator('.theme-code-block', {has: page.getByText('Show full response')}).first();
    const code = folded.locator('pre');
    const height = await code.evaluate((element) => element.clientHeight);
    await folded.getByText('Show full response').click();
    await expect(folded.getByText('Show less')).toBeVisible();
    expect(await code.evaluate((element) => element.clientHeight)).toBeGreaterThan(height);
    await folded.getByText('Show less').click();
    await expect.poll(() => code.evaluate((element) => element.clientHeight)).toBe(height);
  });
});

test('Results of server code have no status, and no page shows markers for the sample checks', () => {
  const pages = builtPaths().map((path) => ({path, html: readBuilt(`${path === '/' ? 'index' : path.slice(1)}.html`)}));
  expect(pages.filter(({html}) => /&lt;jwt:/.test(html)).map(({path}) => path)).toEqual([]);
  const documents = pages.find(({path}) => path === '/cms/api/document-service')?.html ?? '';
  expect(documents).toContain('>Result<');
  expect(documents).not.toContain('200 OK');
});
