import type {Page} from '@playwright/test';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {algoliaSite, answersHost, meilisearchSite} from '../support/hostedSites';
import {expect, test, useFixtureSite, visit} from '../support/test';

// Chrome 109, which the site supports, doesn't have it.
test.beforeEach(({page}) => page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any')));

async function ask(page: Page, url: string, question: string): Promise<void> {
  await visit(page, `${url}/cms/intro`);
  await page.getByRole('button', {name: 'Ask AI'}).click();
  await expect(page.getByRole('textbox', {name: 'Your question'})).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
}

test.describe('HTTP', () => {
  const fixture = useFixtureSite(algoliaSite);
  let server: Server;
  let answer: (response: ServerResponse, question: string) => unknown;

  test.beforeAll(async () => {
    server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*');
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (request.method !== 'POST' || request.url !== '/answer') {
          response.writeHead(request.method === 'OPTIONS' ? 204 : 400).end();
          return;
        }
        answer(response, (JSON.parse(Buffer.concat(chunks).toString()) as {question: string}).question);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  test.beforeEach(async ({page}) => {
    const {port} = server.address() as AddressInfo;
    await page.route(`${answersHost}/**`, (route) => route.continue({url: `http://127.0.0.1:${port}/answer`}));
  });

  test('ASK-03 an endpoint streams events: safe Markdown and sources', async ({page}) => {
    answer = (response, question) => {
      response.writeHead(200, {'content-type': 'text/event-stream'});
      response.write(`data: {"text": "You asked **${question}** "}\n\n`);
      response.write(
        'data: {"text": "<img src=x onerror=window.executed=1> [bad](javascript:window.executed=1) "}\n\nda',
      );
      response.write('ta: {"text": "[good](https://strapi.io)\\n\\n```js\\nlet a;\\n```"}\n\n');
      response.end(
        'data: {"sources": [{"title": "Intro", "url": "/cms/intro"}, {"title": "x", "url": "javascript:1"}]}\n\ndata: [DONE]\n\n',
      );
    };
    await ask(page, fixture().url, 'why');
    const article = page.getByRole('article', {name: 'why'});
    await expect(article.locator('strong')).toHaveText('why');
    await expect(article).toContainText('<img src=x onerror=window.executed=1>');
    await expect(article.locator('img')).toHaveCount(0);
    await expect(article.getByRole('link', {name: /good/})).toHaveAttribute('href', 'https://strapi.io/');
    await expect(article.locator('a[href^="javascript"]')).toHaveCount(0);
    await expect(article.locator('pre')).toHaveText('let a;');
    await expect(article.getByRole('region', {name: 'Sources'}).getByRole('link')).toHaveCount(1);
    expect(await page.evaluate(() => (window as unknown as {executed?: number}).executed)).toBeUndefined();
  });

  test('ASK-02 answers from a model come with the disclaimer', async ({page}) => {
    answer = (response) => response.writeHead(200, {'content-type': 'text/plain'}).end('Yes.');
    await ask(page, fixture().url, 'why');
    const dialog = page.getByRole('dialog', {name: 'Ask AI'});
    await expect(dialog.getByRole('article')).toContainText('Yes.');
    await expect(dialog).toContainText('AI answers might be inaccurate: check the sources.');
    await expect(dialog).not.toContainText('No language model');
  });

  test('ASK-03 events are parsed with any line endings, and tables are shown as tables', async ({page}) => {
    const rows = ['| Plan | Price |', '|---|---:|', '| Growth | <b>45</b> |'].map((row) => `data: ${row}`);
    answer = async (response) => {
      response.writeHead(200, {'content-type': 'text/event-stream'});
      response.write(`${rows.join('\r\n')}\r`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      response.end('\n\r\ndata: [DONE]\r\n\r\n');
    };
    await ask(page, fixture().url, 'why');
    const table = page.getByRole('log').getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Plan', 'Price']);
    await expect(table.getByRole('cell')).toHaveText(['Growth', '<b>45</b>']);
    await expect(table.getByRole('cell').last()).toHaveCSS('text-align', 'right');
  });

  test('ASK-03 an empty response and an HTML response each have their own message', async ({page}) => {
    answer = (response) => response.writeHead(200, {'content-type': 'text/event-stream'}).end('data: [DONE]\n\n');
    await ask(page, fixture().url, 'one');
    const article = (name: string) => page.getByRole('article', {name});
    await expect(article('one').getByRole('alert')).toHaveText('The assistant sent an empty answer.');
    answer = (response) => response.writeHead(200, {'content-type': 'text/html'}).end('<h1>Please sign in</h1>');
    await page.keyboard.type('two');
    await page.keyboard.press('Enter');
    await expect(article('two').getByRole('alert')).toHaveText('The assistant sent a web page instead of an answer.');

    answer = (response) => response.writeHead(200, {'content-type': 'text/plain'}).end('Yes.');
    await article('one').getByRole('button', {name: 'Try again'}).click();
    await expect(article('one')).toContainText('Yes.');
    await expect(page.getByRole('log').getByRole('article').first()).toHaveAccessibleName('one');
  });

  test('ASK-03 an endpoint streams plain text, and the answer can be canceled and requested again', async ({page}) => {
    answer = (response) => {
      response.writeHead(200, {'content-type': 'text/plain'});
      response.write('First words');
      // Keeps sending, because on a slow machine a silent endpoint would time out before the answer is canceled.
      const more = setInterval(() => response.write('.'), 500);
      response.on('close', () => clearInterval(more));
    };
    await ask(page, fixture().url, 'why');
    const article = page.getByRole('article', {name: 'why'});
    await expect(article).toContainText('First words');
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(article).toContainText('Cancelled.');
    answer = (response) => response.writeHead(200, {'content-type': 'text/plain'}).end('All of it');
    await article.getByRole('button', {name: 'Try again'}).click();
    await expect(article).toContainText('All of it');
  });

  test.describe('failing', () => {
    test.use({allowedConsole: ['Failed to load resource']});

    test('ASK-03 a failing, silent or unreachable endpoint says so clearly', async ({page, context}) => {
      answer = (response) => response.writeHead(500).end();
      await ask(page, fixture().url, 'one');
      await expect(page.getByRole('alert')).toHaveText('The assistant returned status 500.');

      answer = () => undefined;
      await page.keyboard.type('two');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article', {name: 'two'}).getByRole('alert')).toHaveText(
        'The assistant took too long to answer.',
      );

      await page.unroute(`${answersHost}/**`);
      await context.setOffline(true);
      await page.keyboard.type('three');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article', {name: 'three'}).getByRole('alert')).toContainText(
        'The assistant cannot be reached.',
      );
    });
  });
});

test.describe('widget', () => {
  const fixture = useFixtureSite(meilisearchSite);
  let loads: number;
  let script: string;
  const widget = 'window.Kapa = {opened: 0, data: {...document.currentScript.dataset}, open() { this.opened += 1; }};';

  test.beforeEach(async ({page}) => {
    loads = 0;
    script = widget;
    await page.route(`${answersHost}/widget.js`, (route) => {
      loads += 1;
      return route.fulfill({contentType: 'text/javascript', body: script});
    });
  });

  const kapa = (page: Page) =>
    page.evaluate(() => (window as unknown as {Kapa?: {opened: number; data: Record<string, string>}}).Kapa);
  const dialog = (page: Page) => page.getByRole('dialog', {name: 'Ask AI'});
  const open = async (page: Page) => {
    await visit(page, `${fixture().url}/cms/intro`);
    await page.getByRole('button', {name: 'Ask AI'}).click();
  };

  test('ASK-03 a hosted widget is loaded once its assistant is opened and the reader has agreed', async ({page}) => {
    await open(page);
    await expect(dialog(page)).toContainText('May this site load its assistant from answers.example?');
    await expect(dialog(page)).toContainText('AI answers might be inaccurate: check the sources.');
    expect(loads).toBe(0);
    await page.getByRole('button', {name: 'Accept'}).click();
    await expect.poll(() => kapa(page)).toMatchObject({opened: 1, data: {websiteId: 'abc'}});
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await expect.poll(() => kapa(page)).toMatchObject({opened: 2});
    expect(loads).toBe(1);
  });

  test('ASK-02 the widget is told to show the disclaimer, and its measures', async ({page}) => {
    await open(page);
    await page.getByRole('button', {name: 'Accept'}).click();
    await expect
      .poll(() => kapa(page))
      .toMatchObject({
        data: {
          modalDisclaimer: 'AI answers might be inaccurate: check the sources.',
          modalSize: '900px',
          modalBorderRadius: '4px',
          projectColor: '#4945FF',
        },
      });
  });

  test('SCRIPT-06 the widget is not loaded after consent is refused; the reader is asked again, and can change the choice in the footer', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('button', {name: 'Decline'}).click();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await expect(dialog(page)).toContainText('May this site load its assistant');
    await dialog(page).getByRole('button', {name: 'Search these docs instead'}).click();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'Ask AI'})).toBeFocused();
    expect(loads).toBe(0);

    await page.getByRole('button', {name: 'Privacy choices'}).press('Enter');
    await page.getByRole('region', {name: 'Privacy'}).getByRole('button', {name: 'Accept'}).press('Enter');
    await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeFocused();
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await expect.poll(() => kapa(page)).toMatchObject({opened: 1});
    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await page.getByRole('button', {name: 'Decline'}).click();
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await expect(dialog(page)).toContainText('May this site load its assistant');
    expect(await kapa(page)).toMatchObject({opened: 1});
  });

  test('SCRIPT-06 the widget is not loaded while the browser asks not to track, whatever the reader chose', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
      localStorage.setItem('consent', 'granted');
    });
    await open(page);
    await expect(dialog(page)).toContainText('Global Privacy Control');
    await expect(dialog(page).getByRole('button', {name: 'Accept'})).toHaveCount(0);
    await dialog(page).getByRole('button', {name: 'Close'}).last().click();
    await expect(dialog(page)).toBeHidden();
    expect(loads).toBe(0);
  });

  test('ASK-03 a widget whose script lacks its function is loaded again on retry', async ({page}) => {
    script = 'window.Kapa = {};';
    await open(page);
    await page.getByRole('button', {name: 'Accept'}).click();
    await expect(page.getByRole('alert')).toHaveText("The assistant loaded, but didn't start.");
    script = widget;
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect.poll(() => kapa(page)).toMatchObject({opened: 1});
    await expect(dialog(page)).toBeHidden();
    expect(loads).toBe(2);
  });

  test.describe('unreachable', () => {
    test.use({allowedConsole: ['Failed to load resource']});

    test('ASK-03 a widget that does not load shows an error, and can be retried', async ({page}) => {
      await page.route(`${answersHost}/widget.js`, (route) => route.abort(), {times: 1});
      await open(page);
      await page.getByRole('button', {name: 'Accept'}).press('Enter');
      await expect(page.getByRole('alert')).toContainText('The assistant cannot be reached.');
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
      await page.getByRole('button', {name: 'Try again'}).press('Enter');
      await expect(dialog(page)).toBeHidden();
      expect(await kapa(page)).toMatchObject({opened: 1});
    });
  });
});
