import type {Page, Request} from '@playwright/test';
import {readBuilt} from '../support/builtSite';
import {ownScripts} from '../support/pageCode';
import {expect, test, visit, waitForHydration} from '../support/test';

const target = '/cloud/intro';
const warning = 'The code of /cloud/intro could not be loaded.';

/** What the browser reports about a missing file, and what the site reports. */
test.use({allowedConsole: ['Failed to load resource', warning]});

const navbarLink = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Cloud', exact: true});
const loadError = (page: Page) => page.getByRole('alert').filter({has: page.getByRole('button', {name: 'Retry'})});

interface Deploy {
  /** Whether the target's code is missing. */
  missing: boolean;
  /** Number of requests for each document. */
  documents: Map<string, number>;
  warnings: string[];
}

/**
 * Responds to requests for the target's code like a host after a deploy: with its not-found page while `missing` is
 * set.
 */
async function deploy(page: Page, baseURL: string | undefined): Promise<Deploy> {
  const scripts = await ownScripts(page.context(), `${baseURL}${target}`, `${baseURL}/cms/faq`);
  const state: Deploy = {missing: true, documents: new Map(), warnings: []};
  await page.route(
    (url) => state.missing && scripts.includes(url.href),
    (route) => route.fulfill({status: 404, contentType: 'text/html', body: readBuilt('404.html')}),
  );
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      const {pathname} = new URL(request.url());
      state.documents.set(pathname, (state.documents.get(pathname) ?? 0) + 1);
    }
  });
  page.on('console', (message) => message.type() === 'warning' && state.warnings.push(message.text()));
  return state;
}

test('ROUTE-08 a page whose code is gone is reloaded, with a console warning', async ({page, baseURL}) => {
  const state = await deploy(page, baseURL);
  await visit(page, '/cms/faq');
  page.on('request', (request) => {
    // After the reload, the new deploy has everything.
    if (request.isNavigationRequest()) {
      state.missing = false;
    }
  });
  await navbarLink(page).click();
  await waitForHydrationAt(page, target);
  expect(state.documents.get(target)).toBe(1);
  expect(state.warnings.filter((text) => text.includes(warning))).toHaveLength(1);
  await expect(loadError(page)).toHaveCount(0);
});

test('ROUTE-08 if it fails after the reload too, the served page stays readable, with an error and Retry', async ({
  page,
  baseURL,
}) => {
  const state = await deploy(page, baseURL);
  await visit(page, '/cms/faq');
  await navbarLink(page).click();
  await expect(loadError(page)).toBeVisible();
  expect(state.documents.get(target), 'one reload').toBe(1);

  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(page.locator('main').getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const [error, heading] = await Promise.all([
    loadError(page).boundingBox(),
    page.locator('main').getByRole('heading', {level: 1}).boundingBox(),
  ]);
  expect((error?.y ?? Infinity) + (error?.height ?? 0), 'above the content, not beside it').toBeLessThan(
    heading?.y ?? 0,
  );
  await expect(page.getByText('Page not found')).toHaveCount(0);
  await expect(loadError(page)).toHaveText(
    'This page didn’t load completely. Check your network connection, then try again.Retry',
  );
  await expect(page.locator('main').locator(loadError(page))).toHaveCount(1);
  expect(await redness(page)).toBeGreaterThan(100);

  // Without the code, links still work, so the rest of the site is a click away.
  await page.locator('.navbar').getByRole('link', {name: 'CMS', exact: true}).click();
  await waitForHydrationAt(page, '/cms/intro');

  // There's no second reload at the same URL: the loader shows its error inside the site, and recovers in place.
  await navbarLink(page).click();
  await expect(loadError(page)).toBeVisible();
  await expect(page.locator('.navbar')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(target);
  expect(state.documents.get(target), 'still one').toBe(1);
  state.missing = false;
  await loadError(page).getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('main').getByRole('heading', {level: 1})).toBeVisible();
  await expect(loadError(page)).toHaveCount(0);
  expect(state.documents.get(target)).toBe(1);
});

test('ROUTE-08 Retry reloads the page if React never started', async ({page, baseURL}) => {
  const state = await deploy(page, baseURL);
  await page.goto(target);
  await expect(loadError(page)).toBeVisible();
  expect(state.documents.get(target), 'no reload of a page that was not navigated to').toBe(1);
  state.missing = false;
  await loadError(page).getByRole('button', {name: 'Retry'}).click();
  await waitForHydrationAt(page, target);
  await expect(loadError(page)).toHaveCount(0);
});

test('ROUTE-08 a hovered link that cannot be prefetched does not affect the page', async ({page, baseURL}) => {
  const state = await deploy(page, baseURL);
  await visit(page, '/cms/faq');
  const failed = page.waitForResponse((response) => response.status() === 404 && response.url().endsWith('.js'));
  await navbarLink(page).hover();
  await failed;
  await expect(page).toHaveURL(/\/cms\/faq$/);
  expect(state.documents.get('/cms/faq')).toBe(1);
  expect(state.warnings).toEqual([]);
});

test('ROUTE-08 a page that only a newer deploy has is requested from the server', async ({page}) => {
  let requests = 0;
  await page.route('**/cms/newer', (route) => {
    requests += 1;
    return route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Newer</title><h1>A newer page</h1>'});
  });
  await visit(page, '/cms/faq');
  await page.evaluate(() => {
    window.history.pushState({key: 'abc123'}, '', '/cms/newer');
    window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
  });
  await expect(page.getByRole('heading', {name: 'A newer page'})).toBeVisible();
  expect(requests).toBe(1);
});

test('ROUTE-08 a page that does not exist is requested once, then shown as not found', async ({page}) => {
  let requests = 0;
  await page.route('**/cms/nowhere', (route) => {
    requests += 1;
    return route.fulfill({status: 404, contentType: 'text/html', body: readBuilt('404.html')});
  });
  await visit(page, '/cms/faq');
  for (let visitNumber = 1; visitNumber <= 2; visitNumber += 1) {
    await page.evaluate(() => {
      window.history.pushState({key: 'abc123'}, '', '/cms/nowhere');
      window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
    });
    await expect(page.getByRole('heading', {name: 'Page not found', level: 1})).toBeVisible();
    await waitForHydration(page);
    await page.locator('.navbar').getByRole('link', {name: 'CMS', exact: true}).click();
    await waitForHydrationAt(page, '/cms/intro');
  }
  expect(requests).toBe(1);
});

test.describe('with other code', () => {
  test.use({allowedConsole: ['The site has changed: its code is now main.00000000.js.']});

  test('ROUTE-08 if the code of the site has changed, the next page outside of this section is loaded anew', async ({
    page,
  }) => {
    await page.route('**/sections.json', (route) => route.fulfill({json: {main: 'main.00000000.js', sections: ''}}));
    await visit(page, '/cms/faq');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        documents.push(new URL(request.url()).pathname);
      }
    });
    await navbarLink(page).click();
    await waitForHydrationAt(page, target);
    expect(documents).toEqual([target]);
    await expect(loadError(page)).toHaveCount(0);

    // A later deploy may need another reload, because this one helped.
    await page.locator('.navbar').getByRole('link', {name: 'CMS', exact: true}).click();
    await waitForHydrationAt(page, '/cms/intro');
    await navbarLink(page).click();
    await waitForHydrationAt(page, target);
    expect(documents).toEqual([target, '/cms/intro', target]);
  });
});

test.describe('the loader', () => {
  for (const {name, response} of [
    {name: 'are missing', response: {status: 404, contentType: 'text/html', body: readBuilt('404.html')}},
    {name: 'are corrupt', response: {json: {main: 'no list'}}},
  ]) {
    test(`ROUTE-08 shows the error, and Retry recovers, if the names of sections ${name}`, async ({page}) => {
      let broken = true;
      await page.route('**/sections.json', (route) => (broken ? route.fulfill(response) : route.fallback()));
      await page.route(`**${target}`, (route) =>
        route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
      );
      await visit(page, '/cms/faq');
      await navbarLink(page).click();
      await expect(loadError(page)).toBeVisible();
      broken = false;
      await loadError(page).getByRole('button', {name: 'Retry'}).click();
      await expect(page.locator('main').getByRole('heading', {level: 1})).toBeVisible();
      await expect(loadError(page)).toHaveCount(0);
    });
  }

  test('ROUTE-08 shows a spinner only after a delay', async ({page, baseURL}) => {
    const state = await deploy(page, baseURL);
    await visit(page, '/cms/faq');
    await navbarLink(page).click();
    await expect(loadError(page)).toBeVisible();
    await page.locator('.navbar').getByRole('link', {name: 'CMS', exact: true}).click();
    await waitForHydrationAt(page, '/cms/intro');
    await navbarLink(page).click();
    await expect(loadError(page)).toBeVisible();

    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    state.missing = false;
    await page.route('**/assets/js/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const spinner = page.getByRole('status').filter({hasText: 'Loading'});
    const delay = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let clicked = 0;
          document.addEventListener(
            'click',
            () => {
              clicked = performance.now();
            },
            {capture: true, once: true},
          );
          new MutationObserver((_, observer) => {
            if (document.querySelector('[role="status"]')?.textContent.includes('Loading')) {
              observer.disconnect();
              resolve(performance.now() - clicked);
            }
          }).observe(document.body, {childList: true, subtree: true});
        }),
    );
    await loadError(page).getByRole('button', {name: 'Retry'}).click();
    await expect(spinner).toBeVisible();
    expect(await delay).toBeGreaterThanOrEqual(199);
    release();
    await expect(page.locator('main').getByRole('heading', {level: 1})).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });
});

async function waitForHydrationAt(page: Page, pathname: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === pathname);
  await expect(page.locator('html')).toHaveClass(new RegExp(`docs-doc-id-${pathname.slice(1)}( |$)`));
  await waitForHydration(page);
}

/** How much redder than the other channels the error's background is: 0 for gray, 255 for pure red. */
function redness(page: Page): Promise<number> {
  return loadError(page).evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return red - Math.max(green, blue);
  });
}
