import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {readBuilt} from '../support/builtSite';
import {expect, test, visit} from '../support/test';

const address = '/cms/features/draft-and-publish';
const twin = () => readBuilt(`${address.slice(1)}.md`);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('the menu of a page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the page as Markdown by keyboard, and confirms it', async ({page}) => {
    await visit(page, address);
    await page.locator('summary', {hasText: 'Copy page'}).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    expect(await clipboard(page)).toBe(twin());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeHidden();
    await expect(page.locator('summary', {hasText: 'Copy page'})).toBeFocused();
  });

  test('offers the MCP configuration, and assistants that get no request before a click', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await visit(page, address);
    await page.locator('summary', {hasText: 'Copy page'}).click();
    const claude = page.getByRole('link', {name: 'Open in Claude'});
    await expect(claude).toHaveAttribute('target', '_blank');
    expect(decodeURIComponent((await claude.getAttribute('href')) ?? '')).toContain(`${address}.md`);
    await page.getByRole('button', {name: 'Copy MCP configuration'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    expect(JSON.parse(await clipboard(page))).toHaveProperty('mcpServers.strapi-docs.command', 'npm');
    expect(new Set(asked)).toEqual(new Set(['127.0.0.1']));
    await page.locator('h1').click();
    await expect(claude).toBeHidden();
  });

  test('copies a section from its heading, reached by pointer or by keyboard', async ({page}) => {
    await visit(page, address);
    await page.getByRole('heading', {name: 'Publish an entry', exact: false}).first().hover();
    const button = page.getByRole('button', {name: 'Copy section'});
    const [place, text] = [await button.boundingBox(), await page.locator('.theme-doc-markdown').boundingBox()];
    expect(place && text && Math.abs(place.x + place.width - text.x - text.width)).toBeLessThan(1);
    await button.click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    const section = await clipboard(page);
    expect(section).toMatch(/^## Publish an entry\n/);
    expect(twin()).toContain(section.trim());
    expect(section).not.toContain('\n## ');

    await page.locator('#status + a').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(async () => expect(await clipboard(page)).toMatch(/^## Draft, published, and modified\n/)).toPass();
  });

  test('requests the clipboard in the click handler, before the code for reading the page is loaded', async ({
    page,
  }) => {
    // Otherwise, Safari denies access.
    await page.addInitScript(() => {
      const asked: boolean[] = [];
      let isHandled = false;
      window.addEventListener('click', () => (isHandled = true), {capture: true});
      window.addEventListener('click', () => (isHandled = false));
      const write = navigator.clipboard.write.bind(navigator.clipboard);
      navigator.clipboard.write = async (items) => {
        asked.push(isHandled);
        return write(items);
      };
      Object.assign(window, {asked});
    });
    await visit(page, address);
    await page.locator('summary', {hasText: 'Copy page'}).click();
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as {asked: boolean[]}).asked)).toEqual([true]);
    expect(await clipboard(page)).toBe(twin());
  });

  test('copies after a click before hydration', async ({page}) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address, {waitUntil: 'commit'});
    await page.locator('summary', {hasText: 'Copy page'}).click();
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    release();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    expect(await clipboard(page)).toBe(twin());
  });

  test('shows an error without a clipboard API', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await visit(page, address);
    await page.locator('summary', {hasText: 'Copy page'}).click();
    for (const name of ['Copy MCP configuration', 'Copy page as Markdown']) {
      await page.getByRole('button', {name}).click();
      const failure = page.getByRole('status').filter({hasText: 'Could not copy'});
      await expect(failure).toBeVisible();
      await expect(failure).toBeHidden();
    }
  });

  for (const width of [1440, 390]) {
    test(`fits the page and is accessible at ${width} px, open and closed`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await visit(page, address);
      await page.locator('summary', {hasText: 'Copy page'}).click();
      const box = await page.getByRole('link', {name: 'View as Markdown'}).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      const {violations} = await new AxeBuilder({page}).include('article').analyze();
      expect(violations.map(({id, nodes}) => [id, nodes.map(({target}) => target)])).toEqual([]);
      await page.getByRole('link', {name: 'View as Markdown'}).click();
      await expect(page).toHaveURL(`${address}.md`);
    });
  }
});

test.describe('a page whose Markdown can’t be loaded', () => {
  test.use({allowedConsole: ['ERR_FAILED']});

  test('says what to do instead', async ({page}) => {
    await page.route(`**${address}.md`, (route) => route.abort());
    await visit(page, address);
    await page.locator('summary', {hasText: 'Copy page'}).click();
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Open the page as Markdown'})).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page menu opens, with the links that need no JavaScript', async ({page}) => {
    await page.goto(address);
    await page.locator('summary', {hasText: 'Copy page'}).click();
    await expect(page.getByRole('link', {name: 'Open in ChatGPT'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', `${address}.md`);
    await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeHidden();
  });
});
