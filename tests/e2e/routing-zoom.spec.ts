import type {Page} from '@playwright/test';
import {uncompilableSite} from '../support/brokenSites';
import {buildFixtureSite} from '../support/fixtureSite';
import {routingFixture} from '../support/routingFixture';
import {expect, test, useFixtureSite, visit} from '../support/test';

const site = useFixtureSite(routingFixture);

const image = (page: Page, name = 'Enlarge image: A blue square') =>
  page.locator('article').getByRole('button', {name, exact: true});
const enlarged = (page: Page) => page.locator('img.medium-zoom-image--opened');

/** Records when an image in the content becomes zoomable, in milliseconds since the navigation began. */
async function watchAttachment(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = {since: 0, attached: 0};
    Object.assign(window, {zoomRecord: record});
    new MutationObserver(() => {
      if (!record.attached && document.querySelector('article img[role="button"]')) {
        record.attached = performance.now();
      }
    }).observe(document, {subtree: true, childList: true, attributes: true});
  });
}

const waited = (page: Page) =>
  page.evaluate(() => {
    const {since, attached} = (window as unknown as {zoomRecord: {since: number; attached: number}}).zoomRecord;
    return attached - since;
  });

test('ROUTE-12 an image enlarges on click, and closes on click and on Escape', async ({page}) => {
  await visit(page, `${site().url}/cms/images`);
  const before = await image(page).boundingBox();
  await image(page).click();
  await expect(enlarged(page)).toBeVisible();
  await expect
    .poll(async () => (await enlarged(page).boundingBox())?.width ?? 0)
    .toBeGreaterThan(1.2 * (before?.width ?? Infinity));
  await enlarged(page).click();
  await expect(enlarged(page)).toHaveCount(0);

  await image(page).click();
  await expect(image(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(enlarged(page)).toHaveCount(0);
});

for (const key of ['Enter', 'Space']) {
  test(`ROUTE-12 an image enlarges with ${key}, keeps the focus, and closes with Escape`, async ({page}) => {
    await visit(page, `${site().url}/cms/images`);
    await expect(image(page)).toHaveAttribute('aria-expanded', 'false');
    await page.locator('article h1').click();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return image(page).evaluate((element) => element === document.activeElement);
      })
      .toBe(true);
    await page.keyboard.press(key);
    await expect(enlarged(page)).toBeVisible();
    await expect(image(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(image(page)).toBeFocused();
    await expect(enlarged(page)).toHaveAttribute('aria-hidden', 'true');
    await page.keyboard.press('Escape');
    await expect(enlarged(page)).toHaveCount(0);
    await expect(image(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(image(page)).toBeFocused();
  });
}

for (const moment of ['is open', 'still opens']) {
  test(`ROUTE-12 an image that ${moment} is gone after a navigation`, async ({page}) => {
    // Tall enough that nothing scrolls, which would close the image.
    await page.setViewportSize({width: 1440, height: 4000});
    await visit(page, `${site().url}/cms/images`);
    await page.locator('.navbar').getByRole('link', {name: 'CMS', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'CMS introduction'})).toBeVisible();
    await page.goBack();
    await image(page).click();
    await expect(enlarged(page)).toHaveCount(1);
    if (moment === 'is open') {
      await expect(image(page)).toHaveAttribute('aria-expanded', 'true');
    }
    await page.goForward();
    await expect(page.getByRole('heading', {level: 1, name: 'CMS introduction'})).toBeVisible();
    await expect(enlarged(page)).toHaveCount(0);
  });
}

test('ROUTE-12 works under reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, `${site().url}/cms/images`);
  await image(page).click();
  await expect(image(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(enlarged(page)).toHaveCount(0);
});

test('ROUTE-12 an image that is a link stays a link', async ({page}) => {
  await visit(page, `${site().url}/cms/images`);
  await expect(image(page)).toBeVisible();
  await expect(page.getByRole('link', {name: 'A square that is a link'}).locator('img')).not.toHaveAttribute('role');
});

test('ROUTE-12 is attached 1000 ms after the page loads, and again 1000 ms after a navigation', async ({page}) => {
  await watchAttachment(page);
  await visit(page, `${site().url}/cms/images`);
  await expect(image(page)).toBeVisible();
  expect(await waited(page)).toBeGreaterThan(1000);

  await page.evaluate(() => {
    const record = (window as unknown as {zoomRecord: {since: number; attached: number}}).zoomRecord;
    Object.assign(record, {since: performance.now(), attached: Infinity});
    // The current page also has zoomable images, so wait for those of the next one.
    const observer = new MutationObserver(() => {
      if (document.querySelector('article h1')?.textContent === 'More images') {
        observer.disconnect();
        record.attached = 0;
      }
    });
    observer.observe(document.body, {subtree: true, childList: true});
  });
  await page.getByRole('link', {name: 'More images', exact: true}).first().click();
  await expect(image(page, 'Enlarge image: A second square')).toBeVisible();
  expect(await waited(page)).toBeGreaterThan(1000);
  await image(page, 'Enlarge image: A second square').click();
  await expect(enlarged(page)).toBeVisible();
});

test('ROUTE-12 loads no code before a reader points at an image', async ({page}) => {
  const scripts: {url: string; body: Promise<string>}[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push({url: response.url(), body: response.text()});
    }
  });
  const withZoom = async () =>
    (
      await Promise.all(scripts.map(async ({url, body}) => ((await body).includes('medium-zoom--opened') ? url : '')))
    ).filter(Boolean);
  await visit(page, `${site().url}/cms/faq`);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1300)));
  await visit(page, `${site().url}/cms/images`);
  await expect(image(page)).toBeVisible();
  expect(await withZoom()).toEqual([]);
  await image(page).hover();
  await expect.poll(withZoom).toHaveLength(1);
});

test.describe('if its code does not load', () => {
  test.use({allowedConsole: ['Failed to load resource', 'Images cannot be enlarged']});

  test('ROUTE-12 an image enlarges on a later click', async ({page, context}) => {
    await visit(page, `${site().url}/cms/images`);
    await expect(image(page)).toBeVisible();
    await context.setOffline(true);
    const failed = page.waitForEvent('console', (message) => message.text().includes('Images cannot be enlarged'));
    await image(page).click();
    await failed;
    await context.setOffline(false);
    await image(page).click();
    await expect(enlarged(page)).toBeVisible();
  });
});

test('ROUTE-12 an image without alternative text fails the build, with file, line and fix', async () => {
  test.setTimeout(300_000);
  const {output} = await buildFixtureSite(uncompilableSite);
  expect(output).toMatch(/docs\/cms\/bad-alt\.mdx:11:1: image \/img\/square\.svg has no alternative text\./);
  expect(output).toContain('![What it shows](/img/square.svg)');
});
