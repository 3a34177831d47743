import type {Locator, Page, Route} from '@playwright/test';
import {readFileSync} from 'node:fs';
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

interface Holding {
  held?: (() => void)[];
}

/** Keeps searches for queries with this prefix from the worker until they're released, as if the engine were slow. */
async function holdSearches(page: Page, query: string): Promise<void> {
  const hold = (beginning: string): void => {
    const held: (() => void)[] = [];
    (window as Holding).held = held;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- It's called on the worker below.
    const {postMessage} = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: {query?: string}) {
      const send = (): void => postMessage.call(this, message);
      if (message.query?.startsWith(beginning) && (window as Holding).held === held) {
        held.push(send);
      } else {
        send();
      }
    };
  };
  // On the current page, and on the next one.
  await page.addInitScript(hold, query);
  await page.evaluate(hold, query);
}

async function releaseSearches(page: Page): Promise<void> {
  await page.evaluate(() => {
    const {held = []} = window as Holding;
    (window as Holding).held = undefined;
    held.forEach((send) => send());
  });
}

/** Waits until work scheduled for the next frame, and effects of the last render, are done. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
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

  test('SEARCH-01 browser shortcuts that include K are not intercepted', async ({page}) => {
    await visit(page, start);
    for (const keys of ['Control+Shift+K', 'Control+Alt+k', 'Meta+Shift+K']) {
      await page.keyboard.press(keys);
    }
    // If one of them had opened search, this letter would be in its field.
    await page.keyboard.press('x');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  test('SEARCH-01 Back closes the modal, and keeps the page and its scroll position', async ({page}) => {
    await visit(page, '/cms/intro');
    await page.getByRole('main').getByRole('link', {name: 'Quick start'}).first().click();
    // The URL changes before the page does.
    await expect(page.getByRole('heading', {level: 1, name: 'Quick start'})).toBeVisible();
    const position = (): Promise<number> => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 700);
    await expect.poll(position).toBe(700);
    // The navbar reappears when scrolling up. Before that, Playwright would scroll to the button to click it.
    await page.mouse.wheel(0, -100);
    await expect.poll(position).toBe(600);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar).not.toHaveAttribute('data-hidden');
    await animationsOf(navbar);
    for (const name of ['Search', 'Ask AI']) {
      const button = page.getByRole('button', {name, exact: true});
      await expect(button).toBeInViewport({ratio: 1});
      await button.click();
      await expect(page.getByRole('dialog', {name})).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog', {name})).toBeHidden();
      await expect(page).toHaveURL(start);
      await expect(button).toBeFocused();
      expect(await position()).toBe(600);
    }
    await page.goBack();
    await expect(page).toHaveURL('/cms/intro');
  });

  test('SEARCH-01 Back closes the modal after a reload, too', async ({page}) => {
    await visit(page, '/cms/intro');
    await page.getByRole('main').getByRole('link', {name: 'Quick start'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Quick start'})).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(start);
    await expect(page.getByRole('heading', {level: 1, name: 'Quick start'})).toBeVisible();
  });

  test("SEARCH-01 Ctrl+K never opens the browser's search, and switches from Ask AI to search with the question", async ({
    page,
  }) => {
    await visit(page, start);
    await page.evaluate(() => {
      const prevented: boolean[] = [];
      Object.assign(window, {prevented});
      window.addEventListener('keydown', (event) => event.key === 'k' && prevented.push(event.defaultPrevented));
    });
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await page.getByRole('textbox', {name: 'Your question'}).fill('docker');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('docker');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('docker');
    await expect(dialog(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as {prevented: boolean[]}).prevented)).toEqual([true, true]);
  });

  test('SEARCH-01 a click outside closes the modal; its padding, or a selection dragged out of it, does not', async ({
    page,
  }) => {
    for (const name of ['Search', 'Ask AI']) {
      await visit(page, start);
      await page.getByRole('button', {name, exact: true}).click();
      const modal = page.getByRole('dialog', {name});
      const input = modal.getByRole(name === 'Search' ? 'combobox' : 'textbox');
      await expect(input).toBeFocused();
      await input.fill('a text to be selected');
      // It grows while it opens.
      await animationsOf(modal);
      const box = await input.boundingBox();
      const around = await modal.boundingBox();
      expect(box && around).not.toBeNull();
      const [{x = 0, y = 0, height = 0}, {x: left = 0, y: top = 0, width = 0}] = [box ?? {}, around ?? {}];
      await page.mouse.move(x + 60, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(left - 40, y + height / 2, {steps: 5});
      await page.mouse.up();
      // Within the border and padding, which belong to the dialog element itself.
      await page.mouse.click(left + width / 2, top + 1);
      await expect(modal).toBeVisible();
      await page.mouse.click(left - 40, y);
      await expect(modal).toBeHidden();
    }
  });

  test('SEARCH-01 / can be switched off, and stays off after a reload', async ({page}) => {
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

  test('SEARCH-01 text typed while the modal loads is not lost', async ({page}) => {
    await visit(page, start);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('docker');
    await expect(field(page)).toHaveValue('docker');
  });

  test('SEARCH-01 text typed while the modal opens on a slow machine is not lost', async ({page, context}) => {
    await visit(page, start);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await page.keyboard.press('Control+k');
    await page.keyboard.type('how to deploy', {delay: 15});
    await expect(field(page)).toHaveValue('how to deploy');
  });

  test('SEARCH-01 / types a slash in a text field', async ({page}) => {
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
      // The web font is only used if it loads immediately, so it might be used in only one of the two.
      await page.route('**/*.woff2', (route) => route.abort());
      if (!isHydrated) {
        // Like before the scripts have loaded. With JavaScript disabled, the page would hide other buttons, too.
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

  test('SEARCH-08 partial matches are labeled if no page has all words', async ({page}) => {
    await openSearch(page, 'docker zeppelin');
    await expect(dialog(page).getByText('No page has all these words')).toBeVisible();
    await expect(options(page).first()).toHaveAttribute('href', /docker/);
  });

  test('SEARCH-11 results are options of a listbox that the field controls, and Enter opens one', async ({page}) => {
    await openSearch(page, 'install');
    // Announced once the results are final, because the full index may change the second section.
    await expect(dialog(page).getByRole('status')).toHaveText(/^"install": \d+ results$/);
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

  test('SEARCH-11 Ctrl+Enter opens a result in a new tab, and Shift+ArrowUp selects text', async ({page, context}) => {
    await openSearch(page, 'install');
    await expect(dialog(page).getByRole('status')).toHaveText(/^"install": \d+ results$/);
    const href = (await options(page).first().getAttribute('href')) ?? '';
    const opened = context.waitForEvent('page');
    await field(page).press('Control+Enter');
    await expect(await opened).toHaveURL(href);
    await expect(dialog(page)).toBeVisible();

    await field(page).press('End');
    await field(page).press('Shift+ArrowUp');
    expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('SEARCH-11 the active result stays active when the full index reorders or drops it', async ({page}) => {
    let release = (): void => undefined;
    let released: Promise<void> | undefined;
    await page.route(/\/search\/full\./, async (route) => {
      await released;
      await route.continue();
    });
    const second = options(page).nth(1);
    const outcomes = new Set<string>();
    // The docs decide what the full index does with a result, so this tries queries until it has seen both outcomes.
    for (const query of ['upload', 'webhook', 'preview', 'filters', 'token', 'policies', 'locale', 'cron']) {
      const status = dialog(page).getByRole('status');
      const announced = new RegExp(`^"${query}": \\d+ results$`);
      released = new Promise<void>((resolve) => (release = resolve));
      await openSearch(page, query);
      await expect(second).toBeVisible();
      const href = (await second.getAttribute('href')) ?? '';
      await field(page).press('ArrowDown');
      await expect(second).toHaveAttribute('aria-selected', 'true');
      release();
      await expect(status).toHaveText(announced);
      await expect(page.getByRole('option', {selected: true})).toHaveAttribute('href', href);
      // Typed again, the query has the results of the full index only.
      await field(page).fill('');
      await expect(status).toHaveText('');
      await field(page).fill(query);
      await expect(status).toHaveText(announced);
      const complete = await options(page).evaluateAll((found) => found.map((option) => option.getAttribute('href')));
      outcomes.add(complete[1] === href ? 'same' : complete.includes(href) ? 'reordered' : 'dropped');
      if (outcomes.has('reordered') && outcomes.has('dropped')) {
        return;
      }
    }
    throw new Error(`The full index only had these outcomes: ${[...outcomes].join()}. Add queries.`);
  });

  test('SEARCH-11 Enter opens a result for the current query, even while results for the previous one are shown', async ({
    page,
  }) => {
    await holdSearches(page, 'webhook');
    await openSearch(page, 'docker');
    await expect(options(page).first()).toHaveAttribute('href', /docker/);
    await field(page).fill('webhook');
    await field(page).press('Enter');
    // Typing after Enter cancels it.
    await page.keyboard.type('s');
    await releaseSearches(page);
    await expect(options(page).first()).toHaveAttribute('href', /webhooks/);
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(start);

    await field(page).fill('docker');
    await expect(options(page).first()).toHaveAttribute('href', /docker/);
    await holdSearches(page, 'webhook');
    await field(page).fill('webhooks');
    await field(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
    await releaseSearches(page);
    await expect(page).toHaveURL(/webhooks/);
    await expect(dialog(page)).toBeHidden();
  });

  test('SEARCH-11 Enter pressed before the modal is loaded opens the first result of the full index', async ({
    page,
  }) => {
    await visit(page, start);
    const code = await holdCode(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('APP_KEYX');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('S');
    await page.keyboard.press('Enter');
    await expect.poll(() => code.held()).toBeGreaterThan(0);
    await code.release();
    // The first match in titles and headings is a different page. On a busy machine, the full index takes a while to
    // load.
    await expect(page).not.toHaveURL(start, {timeout: 20_000});
    await expect(page.getByRole('main')).toContainText('APP_KEYS');
  });

  test('SEARCH-11 Enter that ends an IME composition opens nothing, in Safari too', async ({page}) => {
    await openSearch(page, 'install');
    await expect(options(page).first()).toBeVisible();
    // Safari sends it after the composition has ended.
    const isLeft = await field(page).evaluate((input) =>
      input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true})),
    );
    expect(isLeft).toBe(true);
    await nextFrames(page);
    await expect(dialog(page)).toBeVisible();
    await field(page).press('Enter');
    await expect(dialog(page)).toBeHidden();
  });

  test('SEARCH-11 a screen reader announces the number of results with the query', async ({page}) => {
    await openSearch(page, 'install');
    const status = dialog(page).getByRole('status');
    await expect(status).toHaveText(/^"install": \d+ results$/);
    await field(page).fill('docker');
    await expect(status).toHaveText(/^"docker": \d+ results$/);
  });

  test('SEARCH-11 the results of the next query begin at the top, although the reader has scrolled', async ({page}) => {
    await openSearch(page, 'content');
    const status = dialog(page).getByRole('status');
    // All results are rendered, with their excerpts.
    await expect(status).toHaveText(/^"content": /);
    await expect(options(page).nth(12)).toBeAttached();
    const body = dialog(page).getByRole('group', {name: 'Search results'});
    // Without the mouse, which would choose the result below it.
    await body.evaluate((element) => element.scrollTo({top: element.scrollHeight, behavior: 'instant'}));
    await expect(options(page).first()).not.toBeInViewport();
    // The same pages, whose excerpts are loaded, so that the list doesn't become too short to be scrolled.
    await field(page).fill('contents');
    await expect(status).toHaveText(/^"contents": /);
    await expect(options(page).first()).toBeInViewport();
    expect(await body.evaluate((element) => element.scrollTop)).toBe(0);
  });

  test("SEARCH-11 a screen reader announces a result's location separately from its title", async ({page}) => {
    await openSearch(page, 'docker');
    await expect(options(page).first()).toHaveAccessibleName(/^Install with Docker ?, Installation ?: /);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/docker/);
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('region', {name: 'Recent'}).getByRole('link')).toHaveAccessibleName(
      /^Install with Docker ?, \w/,
    );
  });

  test('SEARCH-11 on mobile the modal fills the screen', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openSearch(page, 'install');
    await expect(options(page).first()).toBeVisible();
    await expect.poll(() => dialog(page).boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
  });
});

test.describe('start screen', () => {
  test('Before anything is typed, it shows pages near the current one and popular pages', async ({page}) => {
    await visit(page, '/cms/api/rest/filters');
    await page.keyboard.press('Control+k');
    const beside = dialog(page).getByRole('region', {name: 'In this section'});
    await expect(beside.getByRole('link').first()).toHaveAttribute('href', /^\/cms\/api\/rest\//);
    await expect(dialog(page).getByRole('region', {name: 'Popular pages'}).getByRole('link').first()).toBeVisible();
    await field(page).press('ArrowDown');
    await expect(beside.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cms\/api\/rest\//);
    await page.keyboard.press('Escape');
    await visit(page, '/');
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('region', {name: 'Popular pages'})).toBeVisible();
    await expect(beside).toHaveCount(0);
  });

  test('SEARCH-03 recents and favorites work and survive a reload', async ({page}) => {
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
    // A shortcut, so it doesn't lead back to the field.
    await page.keyboard.press('Shift+ArrowUp');
    await expect(favorites.getByRole('link')).toBeFocused();
    await favorites.getByRole('button', {name: /^Remove this search from favorites/}).click();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });

  test('SEARCH-03 an arrow key pressed as soon as search opens keeps the focus on the first entry', async ({page}) => {
    await visit(page, start);
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const input = document.activeElement;
        if (input?.getAttribute('role') === 'combobox') {
          observer.disconnect();
          input.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, cancelable: true}));
          document.documentElement.dataset.pressed = document.activeElement?.textContent ?? '';
        }
      });
      observer.observe(document.body, {childList: true, subtree: true, attributes: true});
    });
    await page.keyboard.press('Control+k');
    await expect(page.locator('html')).toHaveAttribute('data-pressed', /\S/);
    const first = dialog(page).getByRole('link').first();
    await expect(first).toBeFocused();
    await nextFrames(page);
    await expect(first).toBeFocused();
  });

  test('SEARCH-03 a focus moved after closing search stays where it is', async ({page}) => {
    await visit(page, start);
    await openSearch(page);
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('dialog')) {
          observer.disconnect();
          document.querySelector<HTMLElement>('footer a')?.focus();
        }
      });
      observer.observe(document.body, {childList: true, subtree: true});
    });
    await page.keyboard.press('Escape');
    await expect(page.locator('footer a').first()).toBeFocused();
    await nextFrames(page);
    await expect(page.locator('footer a').first()).toBeFocused();
  });

  test('SEARCH-03 a stored URL that cannot be decoded is ignored', async ({page}) => {
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

  test('SEARCH-03 a result that was opened in another tab is remembered', async ({page, context}) => {
    await openSearch(page, 'docker');
    await expect(options(page).first()).toHaveAttribute('href', /docker/);
    const opened = context.waitForEvent('page');
    await options(page).first().click({button: 'middle'});
    await (await opened).close();
    await expect(dialog(page)).toBeVisible();
    await field(page).fill('');
    await expect(dialog(page).getByRole('region', {name: 'Recent'}).getByRole('link')).toHaveCount(1);
  });

  test('SEARCH-03 a recent search can be removed, or opened again', async ({page}) => {
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
  test('SEARCH-04 shows a message, suggestions, and a link to a new issue with the query in its title', async ({
    page,
  }) => {
    await openSearch(page, 'xyzzyqwv');
    await expect(dialog(page).getByRole('paragraph').filter({hasText: 'No results for "xyzzyqwv"'})).toBeVisible();
    await expect(dialog(page).getByText('Try searching for')).toBeVisible();
    await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible();
    const link = dialog(page).getByRole('link', {name: /Let us know\./});
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(`${url.origin}${url.pathname}`).toBe('https://github.com/strapi/documentation/issues/new');
    expect(url.searchParams.get('title')).toContain('xyzzyqwv');
    expect(url.searchParams.get('query')).toBe('xyzzyqwv');
    const form = readFileSync(`.github/ISSUE_TEMPLATE/${url.searchParams.get('template')}`, 'utf8');
    expect(form).toContain('id: query\n');
    await dialog(page).getByRole('button', {name: 'installation'}).click();
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('installation');
  });
});

test.describe('failures', () => {
  // The held code may be that of enlarged images, which loads whenever the page is idle.
  test.use({allowedConsole: ['Failed to load resource', 'could not be loaded', 'Images cannot be enlarged']});

  test('SEARCH-05 an index that cannot be loaded shows the error, and a retry works', async ({page, context}) => {
    await context.route('**/search/manifest.json', (route) => route.fulfill({status: 500}));
    await openSearch(page, 'docker');
    await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
    await expect(dialog(page).getByText('You might want to check your network connection.')).toBeVisible();
    await context.unroute('**/search/manifest.json');
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toHaveAttribute('href', /docker/);
    await expect(field(page)).toBeFocused();
  });

  test('SEARCH-05 slow loading is announced, and Escape cancels it', async ({page}) => {
    await visit(page, start);
    const code = await holdCode(page);
    const button = page.getByRole('button', {name: 'Search', exact: true});
    await button.click();
    await expect(page.getByText('Loading Search…')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Loading Search…')).toBeHidden();
    await code.release();
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
    await button.click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  test('SEARCH-05 a load that fails late does not affect a dialog opened since', async ({page}) => {
    await openSearch(page);
    await page.keyboard.press('Escape');
    const link = page.getByRole('link', {name: 'Cloud', exact: true}).first();
    const code = await holdCode(page);
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await expect.poll(() => code.held()).toBeGreaterThan(0);
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    const failed = page.waitForEvent('console', (message) => message.text().includes('Ask AI could not be loaded'));
    await code.fail();
    await failed;
    await page.keyboard.type('docker');
    await expect(field(page)).toHaveValue('docker');
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('ASK-03 a dialog that does not load is named in the error, can be retried, and returns the focus', async ({
    page,
  }) => {
    await visit(page, start);
    const code = await holdCode(page);
    const button = page.getByRole('button', {name: 'Ask AI'});
    await button.click();
    await expect.poll(() => code.held()).toBeGreaterThan(0);
    await code.fail();
    await expect(page.getByRole('alert')).toHaveText('Ask AI could not be loaded. Try again or reload the page.');
    const link = page.getByRole('link', {name: 'Cloud', exact: true}).first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });
});

/** Waits until all animations have finished or been canceled. */
function animationsOf(locator: Locator): Promise<void> {
  return locator.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations({subtree: true}).map(({finished}) => finished));
  });
}

interface HeldCode {
  /** Number of held script requests. */
  held: () => number;
  release: () => Promise<void>;
  fail: () => Promise<void>;
}

/**
 * Holds the requests for all scripts from now on until they're released or fail; later ones aren't held. Waits first
 * for the scripts that the page loads by itself.
 */
async function holdCode(page: Page): Promise<HeldCode> {
  await page.waitForLoadState('networkidle');
  const held: Route[] = [];
  let isHolding = true;
  await page.route(/\/assets\/js\//, (route) => (isHolding ? void held.push(route) : route.continue()));
  const end = async (finish: (route: Route) => Promise<void>): Promise<void> => {
    isHolding = false;
    await Promise.all(held.map(finish));
  };
  return {
    held: () => held.length,
    release: () => end((route) => route.continue()),
    fail: () => end((route) => route.abort('failed')),
  };
}

test.describe('color mode', () => {
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
