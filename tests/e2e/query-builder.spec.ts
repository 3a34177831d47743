import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {holdScripts, ownScripts} from '../support/pageCode';
import {expect, test, visit} from '../support/test';

const url = '/cms/api/rest/interactive-query-builder';

async function open(page: Page, fragment = ''): Promise<void> {
  await visit(page, `${url}${fragment}`);
  await expect(page.getByRole('form', {name: 'Query'})).toBeVisible();
}

/** Generated code: the lines of the block with this title. */
async function output(page: Page, title: string | RegExp): Promise<string> {
  const block = page
    .getByRole('region', {name: 'Result'})
    .locator('.theme-code-block')
    .filter({hasText: title})
    .first();
  const lines = await block.locator('.token-line').allInnerTexts();
  return lines.map((line) => line.replace(/\n$/, '')).join('\n');
}

test('The query builder starts with the example that the page explains', async ({page}) => {
  await open(page);
  expect(await output(page, 'Query string')).toBe(
    'filters[isOpen][$eq]=true&filters[$or][0][rating][$gte]=4.5&filters[$or][1][chef][name][$startsWith]=Kenji&sort[0]=rating%3Adesc&fields[0]=name&fields[1]=rating&populate[chef][fields][0]=name&pagination[page]=1&pagination[pageSize]=2',
  );
  expect(await output(page, 'curl')).toContain("curl --globoff 'http://localhost:1337/api/restaurants?filters");
  expect(await output(page, 'JavaScript')).toContain('qs.stringify(');
});

test('The query builder generates the query from the form, using only the keyboard', async ({page}) => {
  await open(page, '#q=e30');
  await page.getByRole('button', {name: 'Add condition'}).first().focus();
  await page.keyboard.press('Enter');
  const condition = page.getByRole('group', {name: 'Condition 1'});
  await expect(condition.getByLabel('Field')).toBeFocused();
  await page.keyboard.type('price');
  await page.keyboard.press('Tab');
  await page.keyboard.type('$between');
  await page.keyboard.press('Tab');
  await expect(condition.getByLabel('Values, separated by commas')).toBeFocused();
  await page.keyboard.type('16, 20');
  await expect
    .poll(() => output(page, 'Query string'))
    .toBe('filters[price][$between][0]=16&filters[price][$between][1]=20');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(condition).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Add condition'}).first()).toBeFocused();
  await expect.poll(() => output(page, /^URL/)).toBe('http://localhost:1337/api/restaurants');
});

test('The query builder keeps the focus when parts of the form disappear and reappear', async ({page}) => {
  await open(page, '#q=e30');
  await page.getByRole('button', {name: 'Add group'}).click();
  await page.getByRole('button', {name: 'Remove group 1'}).click();
  await expect(page.getByRole('button', {name: 'Add condition'}).first()).toBeFocused();
  await page.getByRole('button', {name: 'Add relation'}).click();
  await expect(page.getByRole('group', {name: 'Relation 1'}).getByLabel('Name')).toBeFocused();
  const everything = page.getByLabel('Everything, one level deep');
  await everything.check();
  await everything.uncheck();
  await expect(page.getByRole('group', {name: 'Relation 1'}).first()).toBeVisible();
  await expect(everything).toBeFocused();
  await page.getByRole('button', {name: 'Remove relation 1'}).click();
  await expect(page.getByRole('button', {name: 'Add relation'})).toBeFocused();
});

test('The query builder nests groups, and reports incomplete conditions', async ({page}) => {
  await open(page, '#q=e30');
  await page.getByRole('button', {name: 'Add group'}).click();
  const group = page.getByRole('group', {name: 'Group 1'});
  await expect(page.getByText('One condition is left out until complete.')).toBeVisible();
  await group.getByLabel('Field').fill('name');
  await group.getByLabel('Value').fill('Noodle Lab');
  await expect(page.getByText('left out until complete')).toBeHidden();
  await group.getByRole('button', {name: 'Add condition'}).click();
  const second = group.getByRole('group', {name: 'Condition 2'});
  await second.getByLabel('Field').fill('description');
  await second.getByLabel('Operator').selectOption('$null');
  await expect
    .poll(() => output(page, 'Query string'))
    .toBe('filters[$or][0][name][$eq]=Noodle%20Lab&filters[$or][1][description][$null]=true');
});

test('The URL stores the query, and restores it', async ({page}) => {
  await open(page, '#q=e30');
  await page.getByLabel('Locale').fill('fr');
  await page.getByLabel('Search').fill('crème');
  await expect.poll(() => new URL(page.url()).hash).not.toBe('#q=e30');
  await expect.poll(() => output(page, 'Query string')).toBe('_q=cr%C3%A8me&locale=fr');
  const before = await output(page, 'Query string');
  await expect
    .poll(async () => {
      const hash = new URL(page.url()).hash.slice('#q='.length);
      return Buffer.from(hash, 'base64url').toString('utf8');
    })
    .toBe(JSON.stringify({search: 'crème', locale: 'fr'}));
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('crème');
  expect(await output(page, 'Query string')).toBe(before);
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(url));
});

test('The URL of another page, which is already loading, does not get the query', async ({page, baseURL}) => {
  const target = `${baseURL}/cloud/intro`;
  const release = await holdScripts(page, await ownScripts(page.context(), target, `${baseURL}${url}`));
  await open(page);
  await page.getByLabel('Locale').fill('fr');
  // By keyboard, because the navbar may be moving out of view after filling in the field has scrolled the page.
  await page.locator('.navbar').getByRole('link', {name: 'Cloud', exact: true}).press('Enter');
  await expect(page).toHaveURL(target);
  // Longer than typing has to pause until the URL is updated.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  release();
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-cloud\/intro/);
  await expect(page).toHaveURL(target);
});

test('A URL that grows wider than its box becomes a labeled tab stop that can be wrapped', async ({page}) => {
  await open(page, '#q=e30');
  const sample = page.locator('.theme-code-block').filter({hasText: /^URL/});
  const code = sample.locator('pre');
  await expect(code).not.toHaveAttribute('tabindex');
  await page.getByLabel('Search').fill('a'.repeat(300));
  await expect(code).toHaveAttribute('tabindex', '0');
  await expect(code).toHaveAccessibleName('URL, scrollable');
  await sample.getByRole('button', {name: 'Toggle word wrap'}).click();
  await expect(code).toContainText('a'.repeat(300));
  await expect(code).not.toHaveAttribute('tabindex');
  await sample.getByRole('button', {name: 'Toggle word wrap'}).click();
  await expect(code).toHaveAttribute('tabindex', '0');
  await page.getByLabel('Search').fill('');
  await expect(code).not.toHaveAttribute('tabindex');
});

test('A malformed URL opens the example', async ({page}) => {
  await open(page, '#q=%%%broken');
  expect(await output(page, 'Query string')).toContain('filters[isOpen]');
});

test('The link to a query can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#q=e30');
  await page.getByLabel('Status').selectOption('draft');
  await page.getByRole('button', {name: 'Copy link to this query'}).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await visit(page, '/cms/api/rest');
  await page.goto(copied);
  await expect(page.getByLabel('Status')).toHaveValue('draft');
});

test('Only the query builder page loads its code', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.url());
    }
  });
  await visit(page, '/cms/api/rest');
  const without = new Set(scripts);
  await open(page);
  const more = scripts.filter((url) => !without.has(url));
  const holding = async (urls: Iterable<string>) => {
    const texts = await Promise.all([...urls].map(async (url) => (await page.request.get(url)).text()));
    return texts.filter((text) => text.includes('Copy link to this query')).length;
  };
  expect(await holding(without)).toBe(0);
  expect(await holding(more)).toBe(1);
});

for (const mode of ['light', 'dark']) {
  test(`The query builder is accessible on a phone in ${mode} mode`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: 390, height: 844});
    await open(page, `?docusaurus-theme=${mode}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await page.getByRole('button', {name: 'Add relation'}).click();
    const {violations} = await new AxeBuilder({page}).include('main').analyze();
    expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(', ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const controls = await page.getByRole('form', {name: 'Query'}).locator('button, select, input').all();
    expect(controls.length).toBeGreaterThan(5);
    for (const control of controls) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(18);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the query builder page still explains a query', async ({page}) => {
    await page.goto(url);
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByRole('heading', {name: 'The example, step by step'})).toBeVisible();
    await expect(page.getByText('filters[$or][0][rating][$gte]').first()).toBeVisible();
  });
});
