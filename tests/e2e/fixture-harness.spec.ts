import {page as doc} from '../support/fixtureDefaults';
import {expect, test, useFixtureSite, visit} from '../support/test';

const site = useFixtureSite({
  name: 'harness',
  docs: {'cms/extra.mdx': doc('Extra page', 'Its own words.', {group: ['Getting Started']})},
  config: {tagline: 'A fixture.', themeConfig: {navbar: {title: 'Fixture navbar'}}},
});

test('a fixture site is built from its own docs with its own configuration and the real theme', async ({page}) => {
  await visit(page, `${site().url}/cms/extra`);
  await expect(page.getByText('Its own words.')).toBeVisible();
  await expect(page.locator('.navbar .navbar__title').first()).toHaveText('Fixture navbar');
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
