import type {Page} from '@playwright/test';
import {expect, test, waitForHydration} from '../support/test';

/** Opens a page whose code doesn't load until the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  // Doesn't wait for the load event: on a busy machine, the loader requests the code before it, which delays the event.
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  return async () => {
    release();
    await waitForHydration(page);
  };
}

const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});

test('MODE-02 the color mode is switched before hydration, once', async ({page}) => {
  const hydrate = await openWithoutCode(page, '/cms/quick-start');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hydrate();
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a tab can be selected before hydration, and its group follows afterward', async ({page}) => {
  const hydrate = await openWithoutCode(page, '/cms/quick-start');
  const list = page.getByRole('tablist').first();
  const other = list.locator('[role=tab][aria-selected=false]').first();
  const id = await other.getAttribute('id');
  const tab = page.locator(`[id="${id}"]`);
  const panel = page.locator(`[aria-labelledby="${id}"]`);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toBeVisible();
  await hydrate();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(list.locator('[aria-selected=true]')).toHaveCount(1);
  await expect(panel).toBeVisible();
});

for (const presses of [
  [1, 0],
  [1, 2, 1],
]) {
  test(`of several tabs clicked before hydration, the last one stays selected: ${presses.join(', ')}`, async ({
    page,
  }) => {
    const hydrate = await openWithoutCode(page, '/cms/quick-start');
    const list = page.getByRole('tablist').first();
    const tabs = list.getByRole('tab');
    const last = tabs.nth(presses.at(-1) ?? 0);
    for (const index of presses) {
      await tabs.nth(index).click();
    }
    await hydrate();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(list.locator('[aria-selected=true]')).toHaveCount(1);
  });
}

for (const {name, path, label} of [
  {name: 'a tab', path: '/cms/configurations/admin-panel', label: 'JavaScript'},
  {name: "a request's form", path: '/cms/api/rest', label: 'cURL'},
]) {
  test(`the choice of ${name} before hydration is remembered, even if the reader leaves immediately`, async ({
    page,
  }) => {
    await openWithoutCode(page, path);
    const tab = page.getByRole('tab', {name: label, exact: true}).first();
    await tab.click();
    // The page's own code, which never loaded, would have stored it.
    await page.unroute('**/assets/js/main.*.js');
    await page.reload();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
}

test('clicking a single tab, or one whose panel is missing, before hydration causes no error', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openWithoutCode(page, '/cms/quick-start');
  const list = page.getByRole('tablist').first();
  await list.evaluate((element) =>
    document.getElementById(String(element.firstElementChild?.getAttribute('aria-controls')))?.remove(),
  );
  await list.getByRole('tab').last().click();
  await expect(list.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await list.evaluate((element) => element.replaceChildren(element.firstElementChild as Element));
  await list.getByRole('tab').click();
  await expect(list.getByRole('tab')).toHaveAttribute('aria-selected', 'true');
  expect(errors).toEqual([]);
});

test("a request's form chosen before hydration shows afterward, and the request stays visible until then", async ({
  page,
}) => {
  const hydrate = await openWithoutCode(page, '/cms/api/rest');
  const tab = page.getByRole('tab', {name: 'cURL', exact: true}).first();
  const panel = page.getByRole('tabpanel').first();
  await tab.click();
  await expect(panel).toBeVisible();
  await expect(panel).toContainText('GET /api');
  await hydrate();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toContainText('curl');
});

test('SEARCH-01 clicks before hydration open search, only once however often they are repeated', async ({page}) => {
  const hydrate = await openWithoutCode(page, '/cms/quick-start');
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.click();
  await button.click();
  await hydrate();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('SEARCH-01 shortcuts pressed before hydration open search, with what was typed after them', async ({page}) => {
  const hydrate = await openWithoutCode(page, '/cms/quick-start');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('filters');
  await hydrate();
  await expect(page.getByRole('combobox')).toHaveValue('filters');
});

test('SEARCH-01 Escape cancels the shortcut that was pressed before hydration', async ({page}) => {
  const hydrate = await openWithoutCode(page, '/cms/quick-start');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('filters');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page, 'the link to the content is followed').toHaveURL(/#/);
  await hydrate();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test.describe('offline', () => {
  test.use({allowedConsole: ['net::ERR_FAILED']});

  test("the keyboard works on a page whose code can't be loaded, even after a search shortcut", async ({page}) => {
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/assets/js/main.*.js', async (route) => {
      await failing;
      await route.abort();
    });
    await page.goto('/cms/quick-start', {waitUntil: 'domcontentloaded'});
    await page.keyboard.press('Control+k');
    const failed = page.waitForEvent('requestfailed');
    fail();
    await failed;
    await page.keyboard.press('Tab');
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter');
        return page.url();
      })
      .toContain('#');
  });
});

test('NAV-08 a click before hydration opens the menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const hydrate = await openWithoutCode(page, '/cms/quick-start');
  await page.locator('.navbar__toggle').click();
  await hydrate();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test("the site's code is requested when the page is complete, or when the reader interacts", async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  // A slow image delays the load event.
  await page.route('**/img/logo.svg', async (route) => {
    await delivered;
    await route.continue();
  });
  const arrival = page.goto('/cms/features/content-manager');
  await page.waitForSelector('h1');
  await page.waitForTimeout(500);
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
  await page.mouse.move(100, 100);
  await waitForHydration(page);
  expect(requests.filter((url) => url.endsWith('.js'))).not.toEqual([]);
  deliver();
  await arrival;
});

test("search shortcuts are queued while the page's styles are still loading", async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/css/*.css', async (route) => {
    await released;
    await route.continue();
  });
  const styles = page.waitForRequest('**/assets/css/*.css');
  await page.goto('/cms/quick-start', {waitUntil: 'commit'});
  await styles;
  // The browser requests the stylesheets before it has parsed what is above them.
  await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') !== null);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('filters');
  release();
  await waitForHydration(page);
  await expect(page.getByRole('combobox')).toHaveValue('filters');
});
