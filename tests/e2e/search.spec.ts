import type {Locator, Page} from '@playwright/test';
import {storageKey} from '../support/storage';
import {expect, test, visit, waitForHydration} from '../support/test';

const start = '/cms/quick-start';

function dialog(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Search'});
}

function field(page: Page): Locator {
  return page.getByRole('combobox', {name: 'Search'});
}

function options(page: Page): Locator {
  return page.getByRole('option');
}

async function openSearch(page: Page, query = ''): Promise<void> {
  await visit(page, start);
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(field(page)).toBeFocused();
  if (query !== '') {
    await field(page).fill(query);
  }
}

test.describe('opening and closing', () => {
  test('SEARCH-01 the Search button, Ctrl+K and / open the modal; Escape closes it and focus returns', async ({
    page,
  }) => {
    await visit(page, start);
    const button = page.getByRole('button', {name: 'Search', exact: true});

    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();

    for (const keys of ['Control+k', 'Meta+k', '/']) {
      const link = page.getByRole('link', {name: 'Cloud', exact: true}).first();
      await link.focus();
      await page.keyboard.press(keys);
      await expect(field(page), keys).toBeFocused();
      await expect(field(page), keys).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page), keys).toBeHidden();
      await expect(link, keys).toBeFocused();
    }
  });

  test('SEARCH-01 / can be switched off, and stays so after a reload', async ({page}) => {
    await openSearch(page);
    await page.getByRole('checkbox', {name: 'Open with /'}).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await waitForHydration(page);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeHidden();
  });

  test('SEARCH-01 what is typed while the modal still loads is not lost', async ({page}) => {
    await visit(page, start);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('docker');
    await expect(field(page)).toHaveValue('docker');
  });

  test('SEARCH-01 nothing typed is lost while the modal comes up on a slow machine', async ({page, context}) => {
    await visit(page, start);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await page.keyboard.press('Control+k');
    await page.keyboard.type('how to deploy', {delay: 15});
    await expect(field(page)).toHaveValue('how to deploy');
  });

  test('SEARCH-01 / types a slash where something is being typed', async ({page}) => {
    await openSearch(page, 'a');
    await field(page).press('End');
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('a/');
  });

  test('SEARCH-06 the placeholder on the server is as large as the search box', async ({browser, baseURL}) => {
    const sizes = [];
    for (const isHydrated of [false, true]) {
      const context = await browser.newContext({baseURL, viewport: {width: 1440, height: 900}});
      const page = await context.newPage();
      if (!isHydrated) {
        // As before the scripts arrive: without JavaScript at all, the page leaves out other buttons too.
        await page.route('**/*.js', (route) => route.abort());
      }
      await page.goto(start);
      if (isHydrated) {
        await waitForHydration(page);
        await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeVisible();
      } else {
        await expect(page.locator('[data-search-box]')).toHaveCount(0);
      }
      sizes.push(
        await page
          .getByRole('navigation', {name: 'Main'})
          .getByText('Search', {exact: true})
          .locator('..')
          .boundingBox(),
      );
      await context.close();
    }
    expect(sizes[0]).not.toBeNull();
    expect(sizes[0]).toEqual(sizes[1]);
  });
});

test.describe('results', () => {
  test('SEARCH-02 the modal has its placeholder, its buttons and its key hints', async ({page}) => {
    await openSearch(page);
    await expect(field(page)).toHaveAttribute('placeholder', 'Search documentation...');
    for (const hint of ['to select', 'to navigate', 'to close']) {
      await expect(dialog(page).getByText(hint)).toBeVisible();
    }
    await field(page).fill('docker');
    await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await dialog(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog(page)).toBeHidden();
  });

  test('SEARCH-08 the embedded index finds pages, prefixes, typos and symbols without a server', async ({page}) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await openSearch(page);
    for (const [query, url] of [
      ['quick start', '/cms/quick-start'],
      ['quick sta', '/cms/quick-start'],
      ['quikc start', '/cms/quick-start'],
      ['$containsi', '/cms/api/(rest|document-service)/filters'],
    ] as const) {
      await field(page).fill(query);
      await expect(options(page).first(), query).toHaveAttribute('href', new RegExp(`^${url}`));
    }
    await field(page).fill('APP_KEYS');
    await expect(options(page).first().locator('mark').getByText('APP_KEYS')).toBeVisible();
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });

  test('SEARCH-08 partial matches are labelled when no page has all words', async ({page}) => {
    await openSearch(page, 'docker zeppelin');
    await expect(dialog(page).getByText('No page has all these words')).toBeVisible();
    await expect(options(page).first()).toHaveAttribute('href', /docker/);
  });

  test('SEARCH-11 results are options of a listbox that the field controls, followed by Enter', async ({page}) => {
    await openSearch(page, 'install');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox');
    await expect(field(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
    await field(page).press('ArrowDown');
    const second = options(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
    const href = (await second.getAttribute('href')) ?? '';
    await field(page).press('Enter');
    await expect(page).toHaveURL(href);
    await expect(dialog(page)).toBeHidden();
  });

  test('SEARCH-11 on mobile the modal fills the screen', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openSearch(page, 'install');
    await expect(options(page).first()).toBeVisible();
    await expect.poll(() => dialog(page).boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
  });
});

test.describe('start screen', () => {
  test('SEARCH-03 recents and favourites work and survive a reload', async ({page}) => {
    await openSearch(page);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    await field(page).fill('docker');
    await expect(options(page).first()).toHaveAttribute('href', /docker/);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/docker/);

    await page.reload();
    await waitForHydration(page);
    await page.keyboard.press('Control+k');
    const recent = dialog(page).getByRole('region', {name: 'Recent'});
    await expect(recent.getByRole('link')).toHaveCount(1);
    await recent.getByRole('button', {name: /^Save this search/}).click();
    await expect(recent).toBeHidden();
    const favorites = dialog(page).getByRole('region', {name: 'Favorite'});
    await expect(favorites.getByRole('link')).toHaveCount(1);

    await page.reload();
    await waitForHydration(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(favorites.getByRole('link')).toBeFocused();
    await favorites.getByRole('button', {name: /^Remove this search from favorites/}).click();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });

  test('SEARCH-03 a stored address that cannot be decoded is left out', async ({page}) => {
    await visit(page, start);
    const urls = ['/%E0%A4%A', '/cms#100%', '/cms/intro'];
    const recent = urls.map((url) => ({url, title: url, place: 'CMS'}));
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKey('docs.search.history'),
      JSON.stringify({recent, favorites: []}),
    ] as const);
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('region', {name: 'Recent'}).getByRole('link').click();
    await expect(page).toHaveURL(/\/cms\/intro$/);
  });

  test('SEARCH-03 a recent search can be removed, and followed again', async ({page}) => {
    await openSearch(page, 'docker');
    await expect(options(page).first()).toHaveAttribute('href', /docker/);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/docker/);
    await visit(page, start);
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('region', {name: 'Recent'}).getByRole('link').click();
    await expect(page).toHaveURL(/docker/);
    await page.keyboard.press('Control+k');
    await dialog(page)
      .getByRole('button', {name: /^Remove this search:/})
      .click();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });
});

test.describe('nothing found', () => {
  test('SEARCH-04 says so, suggests, and links to a new issue whose title has the query', async ({page}) => {
    await openSearch(page, 'xyzzyqwv');
    await expect(dialog(page).getByRole('paragraph').filter({hasText: 'No results for "xyzzyqwv"'})).toBeVisible();
    await expect(dialog(page).getByText('Try searching for')).toBeVisible();
    await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible();
    const link = dialog(page).getByRole('link', {name: /Let us know\./});
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(`${url.origin}${url.pathname}`).toBe('https://github.com/strapi/documentation/issues/new');
    expect(url.searchParams.get('title')).toContain('xyzzyqwv');
    await dialog(page).getByRole('button', {name: 'installation'}).click();
    await expect(options(page).first()).toBeVisible();
  });
});

test.describe('failures', () => {
  test.use({allowedConsole: ['Failed to load resource', 'The search library failed to load']});

  test('SEARCH-05 an index that cannot be loaded shows the error, and trying again works', async ({page, context}) => {
    await context.route('**/search/manifest.json', (route) => route.fulfill({status: 500}));
    await openSearch(page, 'docker');
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
    await expect(dialog(page).getByText('You might want to check your network connection.')).toBeVisible();
    await context.unroute('**/search/manifest.json');
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toHaveAttribute('href', /docker/);
  });
});

test.describe('colour mode', () => {
  test('MODE-03 the search box is rebuilt with a dark style class, and the open query is kept', async ({
    page,
    context,
  }) => {
    await openSearch(page, 'docker');
    await expect(options(page).first()).toBeVisible();
    const box = page.locator('[data-search-box]');
    await box.evaluate((element) => element.setAttribute('data-before', 'true'));
    await expect(box).not.toHaveClass(/search-box--dark/);

    const other = await context.newPage();
    await visit(other, start);
    await other.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await other.close();
    await page.bringToFront();

    await expect(box).toHaveClass(/search-box--dark/);
    await expect(box).not.toHaveAttribute('data-before', 'true');
    await expect(dialog(page)).toHaveClass(/search-box--dark/);
    await expect(field(page)).toHaveValue('docker');
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
  });
});
