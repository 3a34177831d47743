import {screenshots} from '../../src/data/screenshots';
import {vocabulary} from '../../src/mdx/vocabulary';
import {expect, test, visit} from '../support/test';

const address = '/contribute/components';

test('The page for writers shows every component under its own heading, and stays out of search engines', async ({
  page,
}) => {
  await visit(page, address);
  for (const name of Object.keys(vocabulary)) {
    await expect(page.locator(`h3#${name.toLowerCase()}`)).toBeVisible();
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('Tabs remember the choice, on this page and the next, and after a reload', async ({page}) => {
  await visit(page, address);
  const yarn = page.getByRole('tab', {name: 'Yarn'});
  await yarn.first().click();
  for (const tab of await yarn.all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await visit(page, '/cms/quick-start');
  await expect(page.getByRole('tab', {name: 'Yarn'}).first()).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(page.getByRole('tab', {name: 'Yarn'}).first()).toHaveAttribute('aria-selected', 'true');
});

test('Tabs have a name, work from the keyboard, and label their panels', async ({page}) => {
  await visit(page, address);
  const list = page.getByRole('tablist', {name: 'Database'});
  await list.getByRole('tab', {name: 'SQLite'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('tab', {name: 'PostgreSQL'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', {name: 'PostgreSQL'})).toBeVisible();
  await page.keyboard.press('Home');
  await expect(list.getByRole('tab', {name: 'SQLite'})).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('tab', {name: 'SQLite'})).toBeFocused();
});

test('A URL that points into a hidden tab opens it', async ({page}) => {
  await visit(page, `${address}#postgres-is-a-server`);
  await expect(page.locator('#postgres-is-a-server')).toBeInViewport();
  await page.getByRole('tab', {name: 'SQLite'}).click();
  await expect(page.locator('#postgres-is-a-server')).toBeHidden();
  await page.getByRole('link', {name: 'such as this one'}).click();
  await expect(page.locator('#postgres-is-a-server')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('ROUTE-13 every panel is readable under its label', async ({page}) => {
    await page.goto(address);
    for (const label of ['SQLite', 'PostgreSQL']) {
      await expect(page.getByRole('paragraph').filter({hasText: new RegExp(`^${label}$`)})).toBeVisible();
    }
    await expect(page.getByRole('paragraph').filter({hasText: 'SQLite keeps the database in a file'})).toBeVisible();
    await expect(page.getByRole('paragraph').filter({hasText: 'PostgreSQL runs beside the project.'})).toBeVisible();
    await expect(page.getByText('yarn add @strapi/client')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('ROUTE-13 code is highlighted in the served page', async ({page}) => {
    await page.goto(address);
    await expect(page.locator('pre .token.keyword').first()).toBeVisible();
  });
});

test('A request shows method and path, a response its status', async ({page}) => {
  await visit(page, address);
  const call = page.locator('figure').filter({hasText: 'GET /api/restaurants/unknown'});
  await expect(call.getByText('GET', {exact: true}).first()).toBeVisible();
  await expect(call.getByText('404 Not Found')).toBeVisible();
  await expect(page.locator('main').getByText('no-check')).toHaveCount(0);
});

test('The whole area of a card is a link', async ({page}) => {
  await visit(page, address);
  // Forced, because the link covers the text, which makes the whole card clickable.
  await page.getByText('From nothing to a first request.').first().click({force: true});
  await expect(page).toHaveURL('/cms/quick-start');
});

test('A diagram shows the drawing for the available width, with text of 12 px or more, and a description in words', async ({
  page,
}) => {
  for (const width of [1440, 600, 390]) {
    await page.setViewportSize({width, height: 900});
    await visit(page, address);
    const figure = page.locator('figure').filter({hasText: 'Each branch deploys to its own environment'});
    const drawing = figure.getByRole('img', {name: 'Two branches'});
    await expect(drawing).toHaveCount(1);
    const textHeight = await drawing.evaluate((svg) => {
      const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
      return Math.min(
        ...Array.from(svg.querySelectorAll('text'), (text) => parseFloat(getComputedStyle(text).fontSize) * scale),
      );
    });
    expect(textHeight).toBeGreaterThanOrEqual(12);
    await figure.getByText('This diagram in words').click();
    await expect(figure.getByText('A push to the branch main deploys the environment production.')).toBeVisible();
  }
});

test('A screenshot is as large as in the panel or the column, phones get their own, and nothing shifts', async ({
  page,
}) => {
  const address = '/cms/features/media-library';
  const shot = page.locator('img[src*="/img/admin/media-folder-"]').filter({visible: true});
  const load = async () => {
    await visit(page, address);
    const before = await shot.boundingBox();
    await shot.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shot.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
      .toBeTruthy();
    expect((await shot.boundingBox())?.height).toBe(before?.height);
    return shot.evaluate((image: HTMLImageElement) => ({
      file: image.currentSrc.split('/').pop(),
      width: Math.round(image.getBoundingClientRect().width),
      // The step that contains it.
      column: Math.round(image.closest('li')?.getBoundingClientRect().width ?? 0),
    }));
  };
  const {width, phone} = screenshots['media-folder'];
  const both = page.locator('img[src*="/img/admin/media-folder-"]');

  await page.setViewportSize({width: 1440, height: 900});
  const wide = await load();
  expect(wide).toMatchObject({file: 'media-folder-light.webp', width: Math.min(width, wide.column)});
  // Both images stay: removing one after hydration would make the browser recalculate the styles of the whole article.
  await expect(both).toHaveCount(2);
  const ofOtherMode = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({name}) => name.endsWith('-dark.webp')),
  );
  expect(ofOtherMode, 'screenshots for the other color mode that are loaded').toEqual([]);

  await page.setViewportSize({width: 390, height: 844});
  const narrow = await load();
  expect(narrow).toMatchObject({
    file: 'media-folder-phone-light.webp',
    width: Math.min(phone?.width ?? 0, narrow.column),
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({javaScriptEnabled});

    test('A clip only loads its poster until the reader plays it', async ({page}) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await page.goto(address);
      const clip = page.locator('video[poster$="/dynamic-zone.webp"]');
      await clip.scrollIntoViewIfNeeded();
      await expect.poll(() => requested).toContain('/img/admin/clips/dynamic-zone.webp');
      expect(await clip.evaluate((video: HTMLVideoElement) => video.paused && video.readyState === 0)).toBe(true);
      expect(requested).not.toContain('/img/admin/clips/dynamic-zone.webm');
      await expect(clip).toHaveAccessibleName(/dynamic zone/);

      await clip.focus();
      await page.keyboard.press('Space');
      await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
      expect(requested).toContain('/img/admin/clips/dynamic-zone.webm');
    });
  });
}
