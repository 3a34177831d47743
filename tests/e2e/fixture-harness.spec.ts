import {shellSite} from '../support/shellFixtures';
import {expect, test, useFixtureSite, visit} from '../support/test';

const site = useFixtureSite(shellSite);

test('a fixture site is built from its own docs with its own configuration and the real theme', async ({page}) => {
  await visit(page, `${site().url}/cms/public-plugin`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Public plugin');
  await expect(page.locator('.navbar').getByRole('link', {name: 'Plain link'})).toBeVisible();
});

test.describe('the console guard', () => {
  test.use({allowedConsole: ['said on purpose']});

  test('ignores what a test allows', async ({page}) => {
    await visit(page, `${site().url}/cms/intro`);
    await page.evaluate('console.error("said on purpose")');
  });
});

test('the console guard fails a test on a console warning', async ({page}) => {
  test.fail();
  await visit(page, `${site().url}/cms/intro`);
  await page.evaluate('console.warn("said by accident")');
});
