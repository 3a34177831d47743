import type {Browser, Page} from '@playwright/test';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test, visit, waitForHydration} from '../support/test';

interface Budget {
  js: number;
  scripts: number;
  css: number;
  html: number;
  fonts: number;
  icons: number;
}

/**
 * Budgets of a page in bytes after Brotli compression, until everything has loaded without a navigation. They're some
 * 200 bytes above the current values, because hashes of files that a page names change its size by a few bytes.
 * `npm run bench:pages` has details. Only raise a budget for something that's worth it to readers.
 */
const common: Budget = {js: 98_000, scripts: 5, css: 11_850, html: 13_700, fonts: 40_000, icons: 9_000};
const budgets: Readonly<Record<string, Partial<Budget>>> = {
  '/cms/quick-start': {},
  '/cms/api/rest': {js: 97_000, html: 12_900},
  '/cms/configurations/database': {js: 96_600, html: 12_400},
  // The page with the most screenshots (28, in both modes) and a clip, which make up about a tenth of its HTML.
  '/cms/features/content-manager': {js: 100_200, html: 13_900},
  '/': {js: 75_600, scripts: 3, css: 12_100, html: 5_000},
  '/tags': {js: 80_500, scripts: 5, html: 8_000, fonts: 27_000},
};

for (const [address, own] of Object.entries(budgets)) {
  test(`${address} stays within its budget`, async ({browser, baseURL}) => {
    const files = await loadedFiles(browser, `${baseURL}${address}`);
    const size = (end: string) =>
      files.filter((file) => file.endsWith(end)).reduce((sum, file) => sum + sizeOf(file), 0);
    const cost: Budget = {
      js: size('.js'),
      scripts: files.filter((file) => file.endsWith('.js')).length,
      css: size('.css'),
      html: size('.html'),
      fonts: size('.woff2'),
      icons: size('.svg'),
    };
    const budget = {...common, ...own};
    for (const key of Object.keys(budget) as (keyof Budget)[]) {
      expect.soft(cost[key], key).toBeGreaterThan(0);
      expect.soft(cost[key], key).toBeLessThanOrEqual(budget[key]);
    }
  });
}

test('scripts contain no page data that only the build reads', () => {
  const folder = path.join('build', 'assets', 'js');
  const texts = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
  const naming = (field: string) => texts.filter(([, text]) => text.includes(field)).map(([name]) => name);
  expect(naming('permalink').length).toBeGreaterThan(100);
  expect(naming('sourceDirName')).toEqual([]);
});

test('icons are drawn from one file, in the served HTML and in what scripts add', async ({page}) => {
  await visit(page, '/cms/quick-start');
  const file = /^\/assets\/icons\.[0-9a-f]{8}\.svg#/;
  const icons = page.locator('svg use');
  const urls = await icons.evaluateAll((all) => all.map((use) => use.getAttribute('href') ?? ''));
  expect(urls.length).toBeGreaterThan(20);
  expect(urls.filter((url) => !file.test(url))).toEqual([]);
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  const inSearch = page.getByRole('dialog', {name: 'Search'}).locator('svg use').first();
  await expect(inSearch).toHaveAttribute('href', file);
  // An icon that isn't in the sprite has no size.
  const isDrawn = (use: SVGUseElement) => use.getBBox().width > 0;
  await expect.poll(() => inSearch.evaluate(isDrawn)).toBe(true);
  expect(await page.getByRole('button', {name: 'Ask AI'}).locator('svg use').first().evaluate(isDrawn)).toBe(true);
});

test('every Docusaurus class that a page uses has its styles', () => {
  const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  const styles = readdirSync('build/assets/css').filter((file) => file.endsWith('.css'));
  const kept = classesOf(styles.map((file) => readFileSync(path.join('build/assets/css', file), 'utf8')).join(''));
  const original = classesOf(readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'));
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const lost = pages.flatMap((file) =>
    [...readFileSync(path.join('build', file), 'utf8').matchAll(/ class="?([^">]*)/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => original.has(name) && !kept.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(pages.length).toBeGreaterThan(600);
  expect(lost).toEqual([]);
  // Proves that the test can fail: most of Infima is gone.
  expect(kept.has('navbar')).toBe(true);
  expect(original.has('avatar__photo')).toBe(true);
  expect(kept.has('avatar__photo')).toBe(false);
});

/** A tag page and a page with a date, in addition to the six with a budget. */
const others = ['/tags/rest-api', '/cloud/getting-started/usage-billing'];

// On first use, each of these makes a browser load language data, which takes tasks of 50 to 200 ms at a quarter of the
// CPU speed.
test('pages start without Intl: no formatting of dates, numbers and lists, and no collation', async ({page}) => {
  await page.addInitScript(noteLanguageTables);
  for (const address of [...Object.keys(budgets), ...others]) {
    await visit(page, address);
    // Components that only render in the browser appear after hydration.
    const used = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) =>
          requestIdleCallback(() => resolve([...(window as unknown as {languageTables: Set<string>}).languageTables])),
        ),
    );
    expect.soft(used, address).toEqual([]);
  }
  const noted = await page.evaluate(() => {
    'a'.localeCompare('b', 'en');
    new Intl.NumberFormat().format(1);
    return [...(window as unknown as {languageTables: Set<string>}).languageTables];
  });
  expect(noted).toEqual(['localeCompare', 'NumberFormat']);
});

/** Runs in the page. */
function noteLanguageTables(): void {
  const used = new Set<string>();
  Object.assign(window, {languageTables: used});
  const note = <Callable extends object>(name: string, original: Callable): Callable =>
    new Proxy(original, {
      construct: (target, args) => {
        used.add(name);
        return Reflect.construct(target as new () => object, args) as object;
      },
      apply: (target, self, args) => {
        used.add(name);
        return Reflect.apply(target as () => unknown, self, args) as unknown;
      },
    });
  for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'RelativeTimeFormat'] as const) {
    Object.assign(Intl, {[name]: note(name, Intl[name])});
  }
  const methods = ['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'];
  for (const prototype of [String.prototype, Number.prototype, Date.prototype] as unknown as Record<string, object>[]) {
    for (const name of methods) {
      const original = prototype[name];
      if (original) {
        prototype[name] = note(name, original);
      }
    }
  }
}

test('the date shows after a page load and after a navigation', async ({page}) => {
  await visit(page, '/cloud/getting-started/usage-billing');
  await expect(page.locator('article')).toContainText('Business (as of July 13, 2026)');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Cloud fundamentals'}).click();
  await expect(page).toHaveURL(/cloud-fundamentals/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/fundamentals/i);
  await expect(page.locator('article')).toContainText('Business (as of July 13, 2026)');
});

test('a font that is late for the first page is used from the next page on', async ({page}) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await visit(page, '/cms/quick-start');
  await page.evaluate(() => document.fonts.ready);
  expect(await fontsOf(page, 'h1')).not.toContain('Inter');
  // The fallback's own bold font, not a thickened regular one.
  expect(await fontsOf(page, '.markdown p', 'postScriptName')).not.toContainEqual(expect.stringMatching(/bold/i));
  expect(await fontsOf(page, 'h1', 'postScriptName')).toEqual([expect.stringMatching(/bold/i)]);
  await page.locator('#docs-sidebar').getByRole('link', {name: 'Introduction'}).click();
  await expect(page).toHaveURL(/\/cms\/intro$/);
  // The URL changes before the heading does.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to Strapi CMS');
  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Inter']);
});

for (const [device, width, initiator] of [
  ['desktops request', 1440, 'link'],
  ['phones request', 390, 'css'],
] as const) {
  test(`${device} the font of the text once, because of a ${initiator === 'css' ? 'style' : 'link'}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/cms/intro');
    await page.evaluate(() => document.fonts.ready);
    const initiators = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({name}) => name.includes('/inter-'))
        .map(({initiatorType}) => initiatorType),
    );
    expect(initiators).toEqual([initiator]);
  });
}

/** @returns the names of the fonts with which an element's text is rendered */
async function fontsOf(
  page: Page,
  selector: string,
  name: 'familyName' | 'postScriptName' = 'familyName',
): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  await session.detach();
  return fonts.map((font) => font[name]);
}

test.describe('the docs sidebars', () => {
  const isSidebars = (url: string) => /"collapsed":true.*Runtime logs/s.test(textOf(url));
  const textOf = (url: string) => {
    const file = path.join('build', new URL(url).pathname);
    return file.endsWith('.js') ? readFileSync(file, 'utf8') : '';
  };

  /** @returns a function that returns how often the sidebars have been loaded so far */
  function countLoads(page: Page): () => number {
    let loads = 0;
    page.on('request', (request) => (loads += isSidebars(request.url()) ? 1 : 0));
    return () => loads;
  }

  const categoryOf = (page: Page, name: string) =>
    page.locator('.theme-doc-sidebar-item-category').filter({has: page.getByRole('link', {name, exact: true})});

  test('are loaded once, when the reader points at the sidebar', async ({page}) => {
    const loads = countLoads(page);
    await visit(page, '/cms/quick-start');
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(0);
    await page.locator('#docs-sidebar').hover();
    await expect.poll(loads).toBe(1);
    await categoryOf(page, 'Features').getByRole('button').first().click();
    await categoryOf(page, 'Features').getByRole('link', {name: 'Audit Logs'}).click();
    await expect(page).toHaveURL(/audit-logs/);
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('FeaturesAudit Logs');
    expect(loads()).toBe(1);
  });

  test('open a category that is clicked before they are loaded', async ({page}) => {
    await visit(page, '/cms/quick-start');
    const features = categoryOf(page, 'Features');
    await features
      .getByRole('button')
      .first()
      .evaluate((caret: HTMLElement) => caret.click());
    await expect(features.getByRole('link', {name: 'Audit Logs'})).toBeVisible();
    // The link that stands in for the items is gone by now.
    await expect(features.getByRole('link', {name: 'Features', exact: true})).toHaveCount(1);
  });

  test('do not lead back to a category that was clicked before another link', async ({page}) => {
    await visit(page, '/cms/intro');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(isSidebarsUrl, async (route) => {
      await released;
      await route.continue();
    });
    await categoryOf(page, 'Features').getByRole('link').first().click();
    await page.locator('.markdown').getByRole('link', {name: 'Quick start'}).first().click();
    await expect(page).toHaveURL(/quick-start/);
    release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick start');
    await expect(page.locator('#docs-sidebar [aria-current=page]')).toHaveText('Quick start');
    await expect(page).toHaveURL(/quick-start/);
  });

  test('are loaded immediately on an unlisted page, whose HTML is not enough for hydration', async ({page}) => {
    const loads = countLoads(page);
    await visit(page, '/cms/api/entity-service/crud');
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link')).toHaveCount(2);
    await expect(page.locator('#docs-sidebar [aria-current=page]')).toHaveText('CRUD operations');
    expect(loads()).toBe(1);
  });

  test('are loaded by a navigation', async ({page}) => {
    const loads = countLoads(page);
    await visit(page, '/tags');
    expect(loads()).toBe(0);
    await page.locator('.navbar').getByRole('link', {name: 'CMS'}).first().click();
    await expect(page.locator('#docs-sidebar')).toContainText('Getting Started');
    expect(loads()).toBe(1);
  });

  test.describe('offline', () => {
    test.use({allowedConsole: ['net::ERR_FAILED']});

    test('leave categories working as links if they cannot be loaded', async ({page}) => {
      await visit(page, '/cms/quick-start');
      await page.route(isSidebarsUrl, (route) => route.abort());
      const features = categoryOf(page, 'Features');
      await features.getByRole('button').first().click();
      await expect(features.getByRole('link')).toHaveCount(2);
      await page.unroute(isSidebarsUrl);
      await features.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/cms\/features$/);
      await expect(features.getByRole('link', {name: 'Audit Logs'})).toBeVisible();
    });
  });

  function isSidebarsUrl(url: URL): boolean {
    return isSidebars(url.href);
  }
});

/** Files of build/ that a page loads. */
async function loadedFiles(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const urls: string[] = [];
  page.on('requestfinished', (request) => urls.push(request.url()));
  await page.goto(url);
  await waitForHydration(page);
  // Images only become buttons a second after the page has loaded (ROUTE-12).
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  await context.close();
  return urls.map((loaded) => {
    const {pathname} = new URL(loaded);
    return pathname === '/' ? 'index.html' : path.extname(pathname) ? pathname.slice(1) : `${pathname.slice(1)}.html`;
  });
}

function sizeOf(file: string): number {
  const content = readFileSync(path.join('build', file));
  return file.endsWith('.woff2') ? content.byteLength : brotliCompressSync(content).byteLength;
}
