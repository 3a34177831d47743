import type {Page} from '@playwright/test';
import {holdScripts, loadedScripts, ownScripts} from '../support/pageCode';
import {expect, test, visit} from '../support/test';

const navbarLink = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Cloud', exact: true});
const target = '/cloud/intro';

/** Scripts that the page behind the navbar link needs, but the test's first page doesn't. */
async function targetScripts(page: Page, baseURL: string | undefined): Promise<string[]> {
  const scripts = await ownScripts(page.context(), `${baseURL}${target}`, `${baseURL}/cms/faq`);
  expect(scripts.length).toBeGreaterThan(0);
  return scripts;
}

const prefetched = (page: Page) =>
  page.evaluate(() => Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]'), ({href}) => href));

test('ROUTE-05 the code of a page is not part of another page', async ({page, baseURL}) => {
  const scripts = await targetScripts(page, baseURL);
  const response = await page.request.get('/cms/faq');
  const html = await response.text();
  for (const script of scripts) {
    expect(html).not.toContain(new URL(script).pathname);
  }
});

// The acceptance list requires that links are prefetched "on hover, touch or when scrolled into view", but a newer
// requirement is to prefetch nothing before there's intent. Both are met: scrolling counts once a link on the page was
// hovered, touched or focused (decisions/0011-light-pages.md).
test('ROUTE-05 links that are merely in view are not prefetched', async ({page, baseURL}) => {
  const scripts = await targetScripts(page, baseURL);
  await visit(page, '/cms/faq');
  const loaded = await loadedScripts(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await loadedScripts(page)).toEqual(loaded);
  expect(loaded.filter((script) => scripts.includes(script))).toEqual([]);
  expect(await prefetched(page)).toEqual([]);
});

test('ROUTE-05 after the first sign of intent, links that are scrolled into view are prefetched, too', async ({
  page,
  baseURL,
}) => {
  const [below = ''] = await ownScripts(page.context(), `${baseURL}/release-notes`, `${baseURL}/cms/faq`);
  const footerLink = page.getByRole('contentinfo').getByRole('link', {name: 'Release notes'});
  const scripts = await targetScripts(page, baseURL);
  await page.setViewportSize({width: 1440, height: 200});
  await visit(page, '/cms/faq');
  await navbarLink(page).hover();
  await expect.poll(() => loadedScripts(page)).toEqual(expect.arrayContaining(scripts));
  await expect(footerLink).not.toBeInViewport();
  expect(await loadedScripts(page)).not.toContain(below);
  await footerLink.scrollIntoViewIfNeeded();
  await expect.poll(() => loadedScripts(page)).toContain(below);
});

test('ROUTE-05 a focused link prefetches its page', async ({page, baseURL}) => {
  const scripts = await targetScripts(page, baseURL);
  await visit(page, '/cms/faq');
  await navbarLink(page).focus();
  await expect.poll(() => loadedScripts(page)).toEqual(expect.arrayContaining(scripts));
  expect(page.url()).toContain('/cms/faq');
});

test('ROUTE-05 a focused link to a file prefetches nothing', async ({page}) => {
  await visit(page, '/cms/faq');
  await page.locator('summary', {hasText: 'Copy page'}).click();
  await page.waitForLoadState('networkidle');
  const loaded = await loadedScripts(page);
  await page.getByRole('link', {name: 'View as Markdown'}).focus();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await loadedScripts(page)).toEqual(loaded);
});

test('ROUTE-05 a hovered link prefetches its page', async ({page, baseURL}) => {
  const scripts = await targetScripts(page, baseURL);
  await visit(page, '/cms/faq');
  expect(await loadedScripts(page)).not.toEqual(expect.arrayContaining(scripts));
  await navbarLink(page).hover();
  await expect.poll(() => loadedScripts(page)).toEqual(expect.arrayContaining(scripts));
  expect(page.url()).toContain('/cms/faq');
});

test('ROUTE-05 a hovered link to a section prefetches the page', async ({page, baseURL}) => {
  const link = page.locator('article a[href^="/cms/installation#"]').first();
  const scripts = await ownScripts(page.context(), `${baseURL}/cms/installation`, `${baseURL}/cms/faq`);
  expect(scripts.length).toBeGreaterThan(0);
  await visit(page, '/cms/faq');
  expect(await loadedScripts(page)).not.toEqual(expect.arrayContaining(scripts));
  await link.hover();
  await expect.poll(() => loadedScripts(page)).toEqual(expect.arrayContaining(scripts));
  expect(page.url()).toContain('/cms/faq');
});

test('ROUTE-05 a touched link prefetches its page', async ({page, baseURL}) => {
  const scripts = await targetScripts(page, baseURL);
  await visit(page, '/cms/faq');
  await navbarLink(page).dispatchEvent('touchstart');
  await expect.poll(() => loadedScripts(page)).toEqual(expect.arrayContaining(scripts));
});

test('ROUTE-05 the names of sections are requested with the first link to another one, once', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, '/cms/faq');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requests).not.toContain('/sections.json');
  await navbarLink(page).hover();
  await expect.poll(() => requests).toContain('/sections.json');
  await navbarLink(page).click();
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-cloud\/intro/);
  await page.locator('.navbar').getByRole('link', {name: 'CMS', exact: true}).click();
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-cms\/intro/);
  expect(requests.filter((pathname) => pathname === '/sections.json')).toHaveLength(1);
});

for (const [name, connection] of [
  ['on 2g', {effectiveType: '2g', saveData: false}],
  ['on slow 2g', {effectiveType: 'slow-2g', saveData: false}],
  ['with data-saver', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`ROUTE-05 nothing is prefetched ${name}, only loaded on navigation`, async ({page, baseURL}) => {
    const scripts = await targetScripts(page, baseURL);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await visit(page, '/cms/faq');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await navbarLink(page).hover();
    await navbarLink(page).focus();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(await prefetched(page)).toEqual([]);
    expect(requests.filter((url) => url.endsWith('/sections.json'))).toEqual([]);
    expect(await loadedScripts(page)).not.toEqual(expect.arrayContaining(scripts));

    await navbarLink(page).click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-cloud\/intro/);
    expect(await loadedScripts(page)).toEqual(expect.arrayContaining(scripts));
  });
}

test.describe('a slow page', () => {
  test('ROUTE-05 the current page stays until the next one is loaded', async ({page, baseURL}) => {
    const scripts = await targetScripts(page, baseURL);
    const release = await holdScripts(page, scripts);
    await visit(page, '/cms/faq');
    const heading = page.getByRole('heading', {level: 1});
    const before = await heading.innerText();
    await navbarLink(page).click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(heading).toHaveText(before);
    release();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-cloud\/intro/);
  });

  test('ROUTE-05 if the reader goes on to a third page, the current one stays until that is loaded', async ({
    page,
    baseURL,
  }) => {
    const scripts = await targetScripts(page, baseURL);
    const second = await ownScripts(page.context(), `${baseURL}/release-notes`, `${baseURL}/cms/faq`);
    const onlySecond = second.filter((script) => !scripts.includes(script));
    const releaseSecond = await holdScripts(page, onlySecond);
    const release = await holdScripts(page, scripts);
    await visit(page, '/cms/faq');
    const heading = page.getByRole('heading', {level: 1});
    const before = await heading.innerText();
    await page.getByRole('contentinfo').getByRole('link', {name: 'Release notes'}).click();
    await expect(page).toHaveURL(/\/release-notes$/);
    await navbarLink(page).click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    releaseSecond();
    await expect.poll(() => loadedScripts(page)).toEqual(expect.arrayContaining(onlySecond));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await expect(heading).toHaveText(before);
    release();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-cloud\/intro/);
    await expect(heading).not.toHaveText(before);
    await expect(page.getByText('Page not found')).toHaveCount(0);
  });

  test('ROUTE-09 two clicks on a link while its page loads add one history entry', async ({page, baseURL}) => {
    const scripts = await targetScripts(page, baseURL);
    const release = await holdScripts(page, scripts);
    await visit(page, '/cms/faq');
    await navbarLink(page).dblclick();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    release();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-cloud\/intro/);
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}/cms/faq`);
  });

  test('ROUTE-07 the progress bar appears after 200 ms, starts at 8 % and trickles', async ({page, baseURL}) => {
    const scripts = await targetScripts(page, baseURL);
    const release = await holdScripts(page, scripts);
    await visit(page, '/cms/faq');
    await page.evaluate(() => {
      const state = {clicked: 0, positions: [] as {after: number; left: number}[]};
      Object.assign(window, {progress: state});
      window.addEventListener('popstate', () => {}, {once: true});
      document.addEventListener(
        'click',
        () => {
          state.clicked = performance.now();
        },
        {capture: true},
      );
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLElement>('#nprogress .bar');
        const left = /translate3d\((-?[\d.]+)%/.exec(bar?.style.transform ?? '')?.[1];
        if (left !== undefined && state.positions.at(-1)?.left !== Number(left)) {
          state.positions.push({after: performance.now() - state.clicked, left: Number(left)});
        }
      }).observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ['style']});
    });
    const positions = () =>
      page.evaluate(
        () => (window as unknown as {progress: {positions: {after: number; left: number}[]}}).progress.positions,
      );

    await navbarLink(page).click();
    await expect.poll(async () => (await positions()).filter(({left}) => left > -100).length).toBeGreaterThan(2);
    const [start, ...trickle] = (await positions()).filter(({left}) => left > -100);
    expect(start?.after).toBeGreaterThanOrEqual(200);
    expect(start?.left).toBe(-92);
    let last = start ?? {after: 0, left: 0};
    for (const step of trickle) {
      expect(step.left - last.left, 'at most 2 % a step').toBeLessThanOrEqual(2);
      expect(step.after - last.after, 'every 800 ms').toBeGreaterThan(700);
      last = step;
    }
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    await expect(page.locator('#nprogress [role]'), 'no role that does not exist').toHaveCount(0);
    release();
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('ROUTE-07 there is no progress bar if the page is loaded already', async ({page, baseURL}) => {
    const scripts = await targetScripts(page, baseURL);
    await visit(page, '/cms/faq');
    await navbarLink(page).hover();
    await expect.poll(() => loadedScripts(page)).toEqual(expect.arrayContaining(scripts));
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.getElementById('nprogress')) {
          document.documentElement.dataset['sawProgress'] = 'true';
        }
      }).observe(document.body, {subtree: true, childList: true});
    });
    await navbarLink(page).click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-cloud\/intro/);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    await expect(page.locator('html')).not.toHaveAttribute('data-saw-progress', 'true');
  });
});
