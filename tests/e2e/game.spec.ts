import AxeBuilder from '@axe-core/playwright';
import {expect, test, visit} from '../support/test';

test.use({allowedConsole: [/status of 404/]});

test('SCRIPT-01 the not-found page offers a game whose code is loaded on start', async ({page}) => {
  const scripts: string[] = [];
  await visit(page, '/an-unknown-address');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => scripts.push(request.url()));
  await page.getByRole('button', {name: 'play a small puzzle'}).click();
  const game = page.getByRole('region', {name: 'Sliding puzzle'});
  await expect(game.getByRole('button')).toHaveCount(9);
  expect(scripts.filter((url) => url.endsWith('.js'))).toHaveLength(1);
  expect((await new AxeBuilder({page}).include('main').analyze()).violations).toEqual([]);
});

test('SCRIPT-01 the game can be played with the keyboard and with clicks', async ({page}) => {
  await visit(page, '/an-unknown-address');
  await page.getByRole('button', {name: 'play a small puzzle'}).press('Enter');
  const game = page.getByRole('region', {name: 'Sliding puzzle'});
  await expect(game.locator('button[aria-disabled="false"]').first()).toBeFocused();
  await expect(game.getByRole('status')).toHaveText('0 moves');
  // With a modifier, they are shortcuts. This one would not leave the page.
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press(`Shift+${key}`);
  }
  await expect(game.getByRole('status')).toHaveText('0 moves');
  // Wherever the gap is, one of two opposite arrow keys moves a tile.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(game.getByRole('status')).toHaveText(/^(1 move|2 moves)$/);
  await game.locator('button[aria-disabled="false"]').first().click();
  await expect(game.getByRole('status')).toHaveText(/^[23] moves$/);
  await game.getByRole('button', {name: 'New game'}).click();
  await expect(game.getByRole('status')).toHaveText('0 moves');
});

test.describe('when the game can’t be loaded', () => {
  test.use({allowedConsole: [/status of 404/, 'net::ERR_FAILED']});

  test('SCRIPT-01 the not-found page stays usable and shows an error', async ({page}) => {
    await visit(page, '/an-unknown-address');
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('button', {name: 'play a small puzzle'}).click();
    await expect(page.getByRole('alert')).toContainText('Couldn’t load this part of the page.');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
