import type {Page} from '@playwright/test';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test, useFixtureSite, visit} from '../support/test';

const host = 'http://answers.example';

async function ask(page: Page, url: string, question: string): Promise<void> {
  await visit(page, `${url}/cms/intro`);
  await page.getByRole('button', {name: 'Ask AI'}).click();
  await expect(page.getByRole('textbox', {name: 'Your question'})).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
}

test.describe('HTTP', () => {
  const fixture = useFixtureSite({
    name: 'ask-http',
    plugins: {'ask-ai': {provider: 'http', endpoint: `${host}/answer`, timeout: 1500}},
  });
  let server: Server;
  let answer: (response: ServerResponse, question: string) => void;

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
    await page.route(`${host}/**`, (route) => route.continue({url: `http://127.0.0.1:${port}/answer`}));
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

  test('ASK-03 an endpoint streams plain text, and the answer can be cancelled and asked again', async ({page}) => {
    answer = (response) => {
      response.writeHead(200, {'content-type': 'text/plain'});
      response.write('First words');
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
      await expect(page.getByRole('alert')).toHaveText('The assistant answered with status 500.');

      answer = () => undefined;
      await page.keyboard.type('two');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article', {name: 'two'}).getByRole('alert')).toHaveText(
        'The assistant took too long to answer.',
      );

      await page.unroute(`${host}/**`);
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
  const fixture = useFixtureSite({
    name: 'ask-widget',
    plugins: {
      'ask-ai': {
        provider: 'widget',
        script: `${host}/widget.js`,
        open: 'Kapa.open',
        attributes: {'data-website-id': 'abc'},
      },
    },
  });

  test('ASK-03 a hosted widget is loaded when the assistant is opened for the first time, with its attributes', async ({
    page,
  }) => {
    let loads = 0;
    await page.route(`${host}/widget.js`, (route) => {
      loads += 1;
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'window.Kapa = {opened: 0, id: document.currentScript.dataset.websiteId, open() { this.opened += 1; }};',
      });
    });
    await visit(page, `${fixture().url}/cms/intro`);
    expect(loads).toBe(0);
    const kapa = () => page.evaluate(() => (window as unknown as {Kapa?: {opened: number; id: string}}).Kapa);
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await expect.poll(kapa).toMatchObject({opened: 1, id: 'abc'});
    await expect(page.getByRole('dialog', {name: 'Ask AI'})).toBeHidden();
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await expect.poll(kapa).toMatchObject({opened: 2});
    expect(loads).toBe(1);
  });

  test.describe('unreachable', () => {
    test.use({allowedConsole: ['Failed to load resource']});

    test('ASK-03 a widget that does not load says so, and can be tried again', async ({page}) => {
      await page.route(`${host}/widget.js`, (route) => route.abort());
      await visit(page, `${fixture().url}/cms/intro`);
      await page.getByRole('button', {name: 'Ask AI'}).click();
      await expect(page.getByRole('alert')).toContainText('The assistant cannot be reached.');
      await page.unroute(`${host}/widget.js`);
      await page.route(`${host}/widget.js`, (route) =>
        route.fulfill({contentType: 'text/javascript', body: 'window.Kapa = {open() {}};'}),
      );
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByRole('dialog', {name: 'Ask AI'})).toBeHidden();
    });
  });
});
