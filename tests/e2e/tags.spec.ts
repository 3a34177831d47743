import {existsSync, readFileSync} from 'node:fs';
import {redirects} from '../../config/redirects';
import {parseTags} from '../../plugins/tag-pages/parseTags';
import {readBuilt, sitemapPaths} from '../support/builtSite';
import {page as doc} from '../support/fixtureDefaults';
import {getOnce} from '../support/getOnce';
import {holdScripts, ownScripts} from '../support/pageCode';
import routes from '../support/inventory/routes.json';
import {expect, test, useFixtureSite, visit} from '../support/test';

const declared = parseTags(readFileSync('docs/tags.yml', 'utf8'), 'docs/tags.yml');
/** A tag that only unlisted pages use is unlisted itself: it has a page, but isn't in the index. */
const listed = declared.filter(
  ({permalink}) => !/name="?robots"? content="?noindex/.test(readBuilt(`tags${permalink}.html`)),
);

test('TAG-01 the index lists every tag in alphabetical order, with counts', async ({page}) => {
  await visit(page, '/tags');
  const links = page.locator('main li a');
  await expect(links).toHaveCount(listed.length);
  const labels = await links.locator('span:first-child').allTextContents();
  expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en', {sensitivity: 'base'})));
  expect(labels.sort()).toEqual(listed.map(({label}) => label).sort());

  const restApi = page.getByRole('link', {name: /^REST API \d+ pages?$/});
  const count = Number(/\d+/.exec((await restApi.textContent()) ?? '')?.[0]);
  await restApi.click();
  await expect(page.locator('main li')).toHaveCount(count);
});

test('TAG-01 the filter box works from the keyboard', async ({page}) => {
  await visit(page, '/tags');
  const filter = page.getByRole('searchbox', {name: 'Filter tags'});
  await filter.focus();
  await page.keyboard.type('api rest');
  await expect(page.locator('main li a').first()).toContainText('REST API');
  await expect(page.getByRole('status').filter({hasText: 'tags'})).toHaveText(/^\d+ of \d+ tags$/);

  // Selects text.
  await page.keyboard.press('Shift+ArrowDown');
  await expect(filter).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('main li a').first()).toBeFocused();

  await filter.focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('main li a')).toHaveCount(listed.length);

  await page.keyboard.type('rest api');
  // The key that ends an IME composition, as Safari sends it.
  await filter.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true})),
  );
  await expect(page).toHaveURL(/\/tags\?filter=/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tags\/rest-api$/);
});

test('TAG-01 the filter is restored on Back, after a reload and in another tab', async ({page, context}) => {
  await visit(page, '/tags');
  const filter = page.getByRole('searchbox', {name: 'Filter tags'});
  await filter.fill('rest api');
  const shown = await page.locator('main li a').allTextContents();
  expect(shown.length).toBeLessThan(10);
  await page.locator('main li a').first().click();
  await expect(filter).toHaveCount(0);
  await page.goBack();
  await expect(filter).toHaveValue('rest api');
  expect(await page.locator('main li a').allTextContents()).toEqual(shown);

  await page.reload();
  await expect(filter).toHaveValue('rest api');
  const other = await context.newPage();
  await visit(other, page.url());
  await expect(other.locator('main li a')).toHaveCount(shown.length);

  await filter.press('Escape');
  await expect(page).toHaveURL('/tags');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/tags$/);
});

test('TAG-01 typing while another page loads leaves the URL of that page alone', async ({page, baseURL}) => {
  const target = `${baseURL}/cloud/intro`;
  const release = await holdScripts(page, await ownScripts(page.context(), target, `${baseURL}/tags`));
  await visit(page, '/tags');
  await page.locator('.navbar').getByRole('link', {name: 'Cloud', exact: true}).click();
  await expect(page).toHaveURL(target);
  await page.getByRole('searchbox', {name: 'Filter tags'}).fill('rest');
  await expect(page.getByRole('status').filter({hasText: / of \d+ tags/})).toBeVisible();
  release();
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-cloud\/intro/);
  await expect(page).toHaveURL(target);
});

test('TAG-02 every declared tag has a page', async ({baseURL}) => {
  for (const {permalink, label} of declared) {
    const {status, text} = await getOnce(`${baseURL}/tags${permalink}`);
    expect(status, permalink).toBe(200);
    expect(text.replaceAll('&amp;', '&'), permalink).toContain(`Tag: ${label} |`);
  }
});

test.describe('a tag page', () => {
  const site = useFixtureSite({
    name: 'tags',
    docs: {
      'tags.yml': ['fixture', 'shared', 'hidden']
        .map((key) => `${key}:\n  label: Tag ${key}\n  permalink: /${key}\n  description: About the ${key} tag.\n`)
        .join(''),
      'cms/one.mdx': doc('One', 'Text.', {tags: ['shared'], group: ['Getting Started']}),
      'cloud/two.mdx': doc('Two', 'Text.', {tags: ['shared'], group: ['Getting Started']}),
      'three.mdx': doc('Three', 'Text.', {tags: ['shared'], displayed_sidebar: null}),
      'cms/four.mdx': doc('Four', 'Text.', {tags: ['hidden'], unlisted: true, group: ['Getting Started']}),
    },
  });

  test('TAG-02 lists title, description and section of its pages', async ({page}) => {
    await visit(page, `${site().url}/tags/shared`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tag shared');
    await expect(page.getByText('About the shared tag.')).toBeVisible();
    for (const [title, section] of [
      ['One', 'CMS'],
      ['Two', 'Cloud'],
      ['Three', 'Documentation'],
    ] as const) {
      const item = page.locator('main li').filter({has: page.getByRole('link', {name: title, exact: true})});
      await expect(item).toContainText(section);
      await expect(item).toContainText(`there to be built and looked at: ${title}.`);
    }
  });

  test('TAG-03 a tag that only unlisted pages use is not an error', async ({page}) => {
    await visit(page, `${site().url}/tags/hidden`);
    await expect(page.getByRole('link', {name: 'Four'})).toBeVisible();
  });

  test("TAG-05 a tag's data is fetched with its page, not before", async ({page}) => {
    const text = 'About the shared tag.';
    const loaded: string[] = [];
    page.on('response', async (response) => {
      if (/\.js(on)?$/.test(new URL(response.url()).pathname)) {
        loaded.push(await response.text().catch(() => ''));
      }
    });
    await visit(page, `${site().url}/cms/faq`);
    await page.waitForLoadState('networkidle');
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((body) => body.includes(text))).toEqual([]);

    await visit(page, `${site().url}/tags/shared`);
    await expect.poll(() => loaded.filter((body) => body.includes(text)).length).toBeGreaterThan(0);
  });
});

test('TAG-04 every tag of the pages in the inventory resolves', async ({baseURL}) => {
  const slugs = new Set(routes.filter(({path}) => existsSync(`build${path}.html`)).flatMap((route) => route.tags));
  const known = new Set([...declared.map(({permalink}) => permalink), ...variantSlugs()]);
  const checked = [...slugs].filter((tag) => known.has(`/${tag}`));
  expect(checked.length).toBeGreaterThan(200);
  for (const slug of checked) {
    const {status, location} = await getOnce(`${baseURL}/tags/${slug}`);
    expect(location === undefined ? status : (await getOnce(`${baseURL}${location}`)).status, slug).toBe(200);
  }
});

test('TAG-04 a spelling variant redirects to the tag it means', async ({baseURL}) => {
  const active = redirects.filter(({from, to}) => from.startsWith('/tags/') && existsSync(`build${to}.html`));
  expect(active.length).toBeGreaterThan(0);
  for (const {from, to} of active) {
    expect(await getOnce(`${baseURL}${from}`)).toMatchObject({status: 301, location: to});
  }
});

test('TAG-06 the sitemap has no tag pages', () => {
  expect(readBuilt('sitemap.xml')).not.toContain('/tags');
  expect(sitemapPaths()).toContain('/cms/intro');
});

function variantSlugs(): string[] {
  return redirects
    .filter(({from, to}) => from.startsWith('/tags/') && existsSync(`build${to}.html`))
    .map(({from}) => from.replace('/tags', ''));
}
