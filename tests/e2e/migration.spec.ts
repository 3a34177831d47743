import AxeBuilder from '@axe-core/playwright';
import {readdirSync} from 'node:fs';
import {expect, test, visit} from '../support/test';

const address = '/cms/migration/v4-to-v5/breaking-changes';
const pages = readdirSync(`docs${address}`).filter((name) => name.endsWith('.mdx'));

test.describe('the list of breaking changes', () => {
  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is complete', async ({page}) => {
      await page.goto(address);
      await expect(page.locator('main article section li a')).toHaveCount(pages.length);
    });
  });

  test('is filtered by area, codemod and effect on plugins, together', async ({page}) => {
    await visit(page, address);
    const items = page.locator('main article section li');
    const status = page.getByRole('status').filter({hasText: 'breaking changes'});
    await expect(status).toHaveText(`${pages.length} breaking changes`);

    await page.getByLabel('Area', {exact: true}).selectOption('Database');
    await expect(page.getByRole('heading', {level: 3, name: 'Content API'})).toHaveCount(0);
    const inDatabase = await items.count();
    expect(inDatabase).toBeLessThan(pages.length);
    await expect(status).toHaveText(`${inDatabase} of ${pages.length} breaking changes`);

    await page.getByLabel('Upgrade tool', {exact: true}).selectOption('With a codemod');
    await expect(items).not.toHaveCount(0);
    for (const text of await items.allTextContents()) {
      expect(text).toContain('Codemod: ');
    }
    expect(await items.count()).toBeLessThan(inDatabase);

    await page.getByRole('button', {name: 'Show all'}).click();
    await expect(items).toHaveCount(pages.length);
    await expect(page.getByLabel('Area', {exact: true})).toHaveValue('');

    await page.getByLabel('Plugins', {exact: true}).selectOption('Affects plugins');
    await expect(items).not.toHaveCount(0);
    for (const text of await items.allTextContents()) {
      expect(text).toContain('affects plugins');
    }
  });

  test('restores its filter on Back, and ignores an unknown one', async ({page}) => {
    await visit(page, address);
    const items = page.locator('main article section li');
    await page.getByLabel('Area', {exact: true}).selectOption('Database');
    await page.getByLabel('Plugins', {exact: true}).selectOption('Affects plugins');
    const left = await items.count();
    await items.first().getByRole('link').click();
    await expect(page.getByLabel('Area', {exact: true})).toHaveCount(0);
    await page.goBack();
    await expect(items).toHaveCount(left);
    await expect(page.getByLabel('Area', {exact: true}).locator('option:checked')).toHaveText('Database');

    await visit(page, `${address}?area=moon&codemod=without`);
    await expect(page.getByLabel('Area', {exact: true})).toHaveValue('');
    await expect(page.getByLabel('Upgrade tool', {exact: true})).toHaveValue('without');
    await expect(items).not.toHaveCount(0);
  });

  test('can be filtered from the keyboard', async ({page}) => {
    await visit(page, address);
    await page.getByLabel('Upgrade tool', {exact: true}).focus();
    await page.keyboard.type('entity-service');
    const items = page.locator('main article section li');
    await expect(items.filter({hasText: 'entity-service-document-service'})).not.toHaveCount(0);
    await expect(items.filter({hasNotText: 'entity-service-document-service'})).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Plugins', {exact: true})).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(pages.length);
  });

  test('has no accessibility violations, unfiltered and filtered', async ({page}) => {
    test.setTimeout(120_000);
    await visit(page, address);
    const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    expect((await new AxeBuilder({page}).withTags(rules).analyze()).violations).toEqual([]);
    await page.getByLabel('Area', {exact: true}).selectOption('Database');
    expect((await new AxeBuilder({page}).withTags(rules).analyze()).violations).toEqual([]);
  });
});
