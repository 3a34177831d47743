import {expect, test} from '../support/test';

const page1 = '/cloud/projects/runtime-logs';
const page2 = '/cms/configurations/admin-panel';

test('TypeScript samples have a derived JavaScript tab, and the choice is remembered on other pages', async ({
  page,
}) => {
  await page.goto(page1);
  const typescript = page.getByRole('tab', {name: 'TypeScript'}).first();
  const javascript = page.getByRole('tab', {name: 'JavaScript'}).first();
  await expect(typescript).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'TypeScript'}).first()).toContainText(
    "import { factories } from '@strapi/strapi'",
  );
  await expect(async () => {
    await javascript.click();
    await expect(javascript).toHaveAttribute('aria-selected', 'true', {timeout: 500});
  }).toPass();
  const panel = page.getByRole('tabpanel', {name: 'JavaScript'}).first();
  await expect(panel).toContainText("const { factories } = require('@strapi/strapi')");
  await expect(panel).toContainText('src/api/restaurant/controllers/restaurant.js');

  await page.goto(page2);
  await expect(page.getByRole('tab', {name: 'JavaScript'}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'JavaScript'}).first()).toContainText('config/admin.js');
});
