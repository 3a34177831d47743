import {readBuilt} from '../support/builtSite';
import {routingFixture} from '../support/routingFixture';
import {expect, test, useFixtureSite, visit, waitForHydration} from '../support/test';

test.describe('on the site', () => {
  test('ROUTE-02 / and /home show the home page, and / is canonical', async ({page, baseURL}) => {
    await visit(page, '/');
    const heading = await page.locator('h1').innerText();
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe('/');

    await visit(page, '/home');
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical ?? '');
    expect(page.url()).toBe(`${baseURL}/home`);
  });

  for (const address of ['/cms/intro.html', '/cms/intro/index.html', '/cms%2Fintro', '/cms//intro']) {
    test(`ROUTE-03 ${address} ends at the clean path even if the host does not redirect`, async ({page}) => {
      await page.route(`**${address}*`, (route) =>
        route.fulfill({contentType: 'text/html', body: readBuilt('cms/intro.html')}),
      );
      await visit(page, `${address}?a=1#here`);
      expect(page.url()).toMatch(/\/cms\/intro\?a=1#here$/);
      await expect(page.locator('h1')).toBeVisible();
    });
  }

  test('ROUTE-03 the home page has no /index.html in its URL', async ({page, baseURL}) => {
    await page.route('**/index.html', (route) =>
      route.fulfill({contentType: 'text/html', body: readBuilt('index.html')}),
    );
    await visit(page, '/index.html');
    expect(page.url()).toBe(`${baseURL}/`);
  });

  test('ROUTE-03 a history entry with .html is shown at the clean path', async ({page}) => {
    await visit(page, '/');
    await page.evaluate(() => {
      window.history.pushState({key: 'abc123'}, '', '/cms/intro.html');
      window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
    });
    await expect(page).toHaveURL(/\/cms\/intro$/);
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-cms\/intro/);
  });

  test.describe('not found', () => {
    test.use({allowedConsole: ['the server responded with a status of 404']});

    for (const address of ['/%E0%A4%A', '/%', `/cms/${'long-'.repeat(600)}`]) {
      test(`ROUTE-10 ${address.slice(0, 30)} shows a not-found page that works`, async ({page}) => {
        // The server's tests cover the host's part (status and page). Here, the page has to handle the URL.
        await page.route(
          (url) => [address, address.replaceAll('%', '%25')].includes(url.pathname),
          (route) => route.fulfill({status: 404, contentType: 'text/html', body: readBuilt('404.html')}),
        );
        await page.goto(address);
        await waitForHydration(page);
        await expect(page.getByRole('heading', {name: 'Page not found', level: 1})).toBeVisible();
        await page.locator('.navbar').getByRole('link', {name: 'CMS', exact: true}).click();
        await expect(page).toHaveURL(/\/cms\/intro$/);
        await page.goBack();
        await expect(page.getByRole('heading', {name: 'Page not found', level: 1})).toBeVisible();
      });
    }
  });

  test('ROUTE-10 a fragment that cannot be decoded does not break the page', async ({page}) => {
    await visit(page, '/');
    await page.evaluate(() => {
      window.location.hash = '#100%';
    });
    await expect.poll(() => new URL(page.url()).hash).toBe('#100%25');
    await page.locator('.navbar').getByRole('link', {name: 'CMS', exact: true}).click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-cms\/intro/);
  });
});

test.describe('on a fixture site', () => {
  const site = useFixtureSite(routingFixture);

  test('ROUTE-09 push, replace and pop work, with keys of up to 6 base-36 characters', async ({page}) => {
    await visit(page, `${site().url}/history`);
    const location = async () =>
      JSON.parse(await page.locator('main output').first().innerText()) as Record<string, unknown>;
    const action = page.locator('[data-action]');

    await expect(action).toHaveText('POP');
    const first = await location();
    expect(first).toMatchObject({pathname: '/history', search: '', hash: ''});
    expect(first['key']).toBeUndefined();

    await page.getByRole('button', {name: 'Push'}).click();
    await expect(action).toHaveText('PUSH');
    const pushed = await location();
    expect(pushed).toMatchObject({pathname: '/history', search: '?a=1', hash: '#here', state: {from: 'push'}});
    expect(pushed['key']).toMatch(/^[0-9a-z]{1,6}$/);

    await page.getByRole('button', {name: 'Replace'}).click();
    await expect(action).toHaveText('REPLACE');
    const replaced = await location();
    expect(replaced).toMatchObject({pathname: '/history', search: '?b=2', hash: '', state: {from: 'replace'}});
    expect(replaced['key']).toMatch(/^[0-9a-z]{1,6}$/);
    expect(replaced['key']).not.toBe(pushed['key']);

    await page.goBack();
    await expect(action).toHaveText('POP');
    expect(await location()).toEqual(first);
    await page.goForward();
    await expect.poll(location).toEqual(replaced);
  });
});
