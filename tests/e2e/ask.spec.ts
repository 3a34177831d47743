import type {Locator, Page} from '@playwright/test';
import {expect, test, visit} from '../support/test';

const start = '/cms/quick-start';

function dialog(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Ask AI'});
}

async function openAsk(page: Page): Promise<void> {
  await visit(page, start);
  await page.getByRole('button', {name: 'Ask AI'}).click();
  await expect(page.getByRole('textbox', {name: 'Your question'})).toBeFocused();
}

test('ASK-01 the button beside Search opens a dialog of 900 px with a radius of 4 px and a padding of 20 px', async ({
  page,
}) => {
  await openAsk(page);
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(900);
  await expect(dialog(page)).toHaveCSS('border-radius', '4px');
  await expect(dialog(page)).toHaveCSS('padding-top', '20px');
  await expect(dialog(page).getByRole('button', {name: 'Ask', exact: true})).toHaveCSS(
    'background-color',
    'rgb(73, 69, 255)',
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', {name: 'Ask AI'})).toBeFocused();
});

test('ASK-01 on mobile the dialog fills the screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openAsk(page);
  await expect.poll(() => dialog(page).boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
});

test('ASK-01 a question submitted before the dialog is loaded is asked', async ({page}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/on-request-ask/, async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, start);
  await page.getByRole('button', {name: 'Ask AI'}).click();
  await page.keyboard.type('How do I install Strapi with Docker?');
  await page.keyboard.press('Enter');
  release();
  await expect(dialog(page).getByRole('article')).toContainText('How do I install Strapi with Docker?');
  await expect(page.getByRole('textbox', {name: 'Your question'})).toHaveValue('');
});

test('ASK-03 without a clipboard API, the copy button says that it could not copy', async ({page}) => {
  // As on a page without HTTPS.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await openAsk(page);
  await page.keyboard.type('How do I install Strapi with Docker?');
  await page.keyboard.press('Enter');
  const answer = dialog(page).getByRole('article');
  await answer.getByRole('button', {name: 'Copy answer'}).click();
  await expect(answer.getByRole('status')).toHaveText('Copying failed');
});

test('ASK-02 example questions are shown, and clicking one asks it', async ({page}) => {
  await openAsk(page);
  for (const example of [/create a Strapi project/, /population work/, /customize the admin panel/, /Growth plan/]) {
    await expect(dialog(page).getByRole('button', {name: example})).toBeVisible();
  }
  const example = dialog(page).getByRole('button', {name: /create a Strapi project/});
  await example.focus();
  await page.keyboard.press('Enter');
  const answer = dialog(page).getByRole('article', {name: 'How do I create a Strapi project?'});
  await expect(answer.getByRole('group', {name: 'Terminal: code'})).toContainText('create-strapi');
  await expect(page.getByRole('textbox', {name: 'Your question'})).toBeFocused();
});

test('ASK-02 without a language model, the dialog explains its answers instead of showing the disclaimer', async ({
  page,
}) => {
  await openAsk(page);
  await expect(dialog(page)).toContainText('Answers quoted from these docs. No language model is involved.');
  await expect(dialog(page)).not.toContainText('inaccurate');
});

test('ASK-03 the embedded provider quotes the best passage, links to its page and says that no model is involved', async ({
  page,
  context,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await openAsk(page);
  await page.keyboard.type('How do I run Strapi with Docker?');
  await page.keyboard.press('Enter');
  const answer = dialog(page).getByRole('article');
  await expect(dialog(page)).toContainText('No language model is involved.');
  await expect(answer.locator('blockquote').first()).not.toBeEmpty();
  await expect(answer.locator('blockquote code').first()).not.toBeEmpty();
  const sample = answer.getByRole('group', {name: /code$/});
  await expect(sample).not.toBeEmpty();
  // Highlighted as on the pages, once Prism has loaded.
  await expect(sample.locator('.token').first()).toBeVisible();
  await expect(answer.locator('blockquote')).toHaveCount(1);
  const seeAlso = answer.getByRole('region', {name: 'See also'}).getByRole('link');
  expect(await seeAlso.count()).toBeGreaterThan(0);
  expect(await seeAlso.count()).toBeLessThanOrEqual(2);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answer.getByRole('button', {name: 'Copy answer'}).click();
  await expect(answer.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/cms/installation/docker');

  await answer.locator('a[href^="/cms/installation/docker"]').first().click();
  await expect(page).toHaveURL(/\/cms\/installation\/docker/);
  await expect(dialog(page)).toBeHidden();
  expect([...hosts]).toEqual([new URL(page.url()).host]);

  await page.getByRole('button', {name: 'Ask AI'}).click();
  await expect(answer).toContainText('How do I run Strapi with Docker?');
});

test('ASK-03 the dialog scrolls to the question of each answer, until the reader scrolls elsewhere', async ({page}) => {
  // Small enough that every answer is taller than the visible area.
  await page.setViewportSize({width: 1440, height: 460});
  await openAsk(page);
  const box = dialog(page).getByRole('group', {name: 'Questions and answers'});
  const answers = dialog(page).getByRole('article');
  const fromTop = async () => ((await answers.last().boundingBox())?.y ?? 0) - ((await box.boundingBox())?.y ?? 0);
  for (const [asked, question] of ['How do I run Strapi with Docker?', 'How does population work?'].entries()) {
    await page.keyboard.type(question);
    await page.keyboard.press('Enter');
    await expect(answers).toHaveCount(asked + 1);
    await expect(answers.last().locator('blockquote').first()).toBeVisible();
    await expect.poll(fromTop).toBeGreaterThanOrEqual(0);
    expect(await fromTop()).toBeLessThan(40);
  }
  await box.hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(fromTop).toBeGreaterThan(100);
});

test('ASK-03 the focus stays in the dialog: after an answer, and after a click on one', async ({page}) => {
  await openAsk(page);
  await page.keyboard.type('docker image');
  await page.keyboard.press('Enter');
  const quote = dialog(page).locator('blockquote').first();
  await expect(quote).toBeVisible();
  await expect(page.getByRole('textbox', {name: 'Your question'})).toBeFocused();
  await quote.click();
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
});

test('ASK-03 a question that the docs do not cover gets the closest pages instead of a passage', async ({page}) => {
  await openAsk(page);
  await page.keyboard.type('Weather in Paris?');
  await page.keyboard.press('Enter');
  const answer = dialog(page).getByRole('article');
  await expect(answer).toContainText("These docs don't cover that");
  await expect(answer.getByRole('link')).toHaveCount(3);
  await expect(answer.getByRole('link').first()).toHaveAttribute('href', /^\/\w/);
  await expect(answer.locator('blockquote')).toHaveCount(0);
});

test('ASK-03 a fact from a table is quoted as its row, with the table header', async ({page}) => {
  await openAsk(page);
  const question = 'Which version of MariaDB is supported?';
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  const table = dialog(page).getByRole('article', {name: question}).getByRole('table');
  await expect(table.getByRole('columnheader')).toContainText(['Database', 'Minimum']);
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('row').last()).toContainText('10.3');
  await expect(table.locator('code').first()).toHaveText('client');
  // On phones, each cell repeats its column header.
  await expect(table.getByRole('cell', {name: '10.3'})).toHaveAttribute('data-label', 'Minimum');
});

test.describe('when passages do not load', () => {
  // The browser's own messages. It also prefetches a link in view.
  test.use({allowedConsole: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED']});

  test('ASK-03 the embedded provider answers offline once its index is loaded', async ({page, context}) => {
    await openAsk(page);
    await page.keyboard.type('docker image');
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator('blockquote').first()).toBeVisible();
    const quotes = await dialog(page).locator('blockquote').count();
    await context.setOffline(true);
    await page.keyboard.type('docker image');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('article')).toHaveCount(2);
    await expect(dialog(page).getByRole('article').last().locator('blockquote')).toHaveCount(quotes);
  });

  test('ASK-03 offline, the dialog says which passages are missing, and lets the reader retry', async ({
    page,
    context,
  }) => {
    await openAsk(page);
    await page.keyboard.type('docker image');
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator('blockquote').first()).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.type('How do webhooks work?');
    await page.keyboard.press('Enter');
    const answer = dialog(page).getByRole('article').last();
    await expect(answer.getByRole('alert')).toContainText('The text of this answer could not be loaded');
    await expect(answer.getByRole('link').first()).toHaveAttribute('href', /webhooks/);

    await context.setOffline(false);
    await answer.getByRole('button', {name: 'Try again'}).focus();
    await page.keyboard.press('Enter');
    await expect(answer.locator('blockquote').first()).toBeVisible();
    await expect(answer.getByRole('alert')).toHaveCount(0);
    await expect(answer).toBeFocused();
    await expect(dialog(page).getByRole('article')).toHaveCount(2);
  });

  test('ASK-03 a passage that does not load keeps its place, and appears after a retry', async ({page}) => {
    await openAsk(page);
    let asked = 0;
    await page.context().route(/\/search\/passages\//, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.keyboard.type('How does population work?');
    await page.keyboard.press('Enter');
    const answer = dialog(page).getByRole('article');
    await expect(answer.getByRole('alert')).toContainText('The text of this answer could not be loaded');
    await expect(answer.getByRole('link').first()).toHaveAttribute('href', /populate/);
    await expect(answer.locator('blockquote')).toHaveCount(0);

    await answer.getByRole('button', {name: 'Try again'}).click();
    await expect(answer.locator('blockquote')).not.toBeEmpty();
    await expect(answer.getByRole('alert')).toHaveCount(0);
  });
});
