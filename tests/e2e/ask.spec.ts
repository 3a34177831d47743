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

test('ASK-02 example questions and the disclaimer are shown, and an example is asked when pressed', async ({page}) => {
  await openAsk(page);
  for (const example of [/create a Strapi project/, /population work/, /customize the admin panel/, /Growth plan/]) {
    await expect(dialog(page).getByRole('button', {name: example})).toBeVisible();
  }
  await expect(dialog(page).getByText('AI answers might be inaccurate: check the sources.')).toBeVisible();
  await dialog(page)
    .getByRole('button', {name: /create a Strapi project/})
    .click();
  await expect(dialog(page).getByRole('article', {name: 'How do I create a Strapi project?'})).toContainText(
    'No language model is involved.',
  );
});

test('ASK-03 the embedded provider quotes passages, links them and says that no model is involved', async ({
  page,
  context,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await openAsk(page);
  await page.keyboard.type('How do I run Strapi with Docker?');
  await page.keyboard.press('Enter');
  const answer = dialog(page).getByRole('article');
  await expect(answer).toContainText('No language model is involved.');
  await expect(answer.locator('blockquote').first()).not.toBeEmpty();
  await expect(answer.getByRole('group', {name: /code$/}).first()).not.toBeEmpty();

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

test.describe('offline', () => {
  // A link in view is prefetched, and the browser says that it could not be.
  test.use({allowedConsole: ['ERR_INTERNET_DISCONNECTED']});

  test('ASK-03 without network the embedded provider still answers once its index is there', async ({
    page,
    context,
  }) => {
    await openAsk(page);
    await page.keyboard.type('docker image');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('article').first()).toContainText('No language model');
    await context.setOffline(true);
    await page.keyboard.type('docker image');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('article')).toHaveCount(2);
    await expect(dialog(page).getByRole('article').last()).toContainText('No language model');
  });
});
