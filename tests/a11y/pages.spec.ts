import type {Page} from '@playwright/test';
import {env} from '../../config/env';
import {hasNginx, startNginx} from '../../host/servers/startNginx';
import {startSiteServer, type SiteServer} from '../../host/servers/siteServer';
import {
  addAxe,
  axeVersion,
  findColorViolations,
  findSizeViolations,
  findStructureViolations,
  findViolations,
} from '../support/axe';
import {builtPaths, readBuilt} from '../support/builtSite';
import {settle, switchMode, type Mode} from '../support/colorMode';
import {PassedPages} from '../support/passedPages';
import {skeletonOf} from '../support/skeleton';
import {expect, test, visit} from '../support/test';

/** Decision 7 explains what is checked where, and why that's enough; A11Y_SCOPE=everything checks all of it. */
const isEverything = env.A11Y_SCOPE === 'everything';

interface Look {
  width: number;
  mode: Mode;
}

/** Ordered so that width and mode change as rarely as possible. */
const looks: readonly Look[] = [
  {width: 1440, mode: 'light'},
  {width: 1440, mode: 'dark'},
  {width: 390, mode: 'dark'},
  {width: 390, mode: 'light'},
];

/** The narrowest phone: 1280 px at 400% zoom. */
const narrowest = 320;

/**
 * Parts that the pages of a section share. They're only checked on the first page of a batch, and on pages with a new
 * component.
 */
const shared = ['.theme-doc-sidebar-menu', '.theme-layout-footer'];

/** Pages per test. A failure names its pages, and workers share the pages evenly. */
const batchSize = 20;
const unknown = '/an-unknown-address';
const paths = [...(isEverything ? builtPaths() : representatives(builtPaths())), unknown];
const batches = Array.from({length: Math.ceil(paths.length / batchSize)}, (_, index) =>
  paths.slice(index * batchSize, (index + 1) * batchSize),
);

// The browser reports the not-found page's status as a network error.
test.use({allowedConsole: [/status of 404 .*an-unknown-address/]});

/**
 * Served as in production, by nginx if it's available. Chromium reports Content-Security-Policy violations in the
 * console.
 */
let server: SiteServer;

test.beforeAll(async () => {
  server = hasNginx() ? await startNginx('build') : await startSiteServer({directory: 'build', port: 0});
});
test.afterAll(() => server.close());

test('the built pages are found', () => {
  expect(paths.length).toBeGreaterThan(100);
});

test('a table whose last column begins out of sight on a phone is found', async ({page}) => {
  const show = (width: number) =>
    page.setContent(
      `<main><table><tbody><tr><td><div style="width: ${width}px">First</div></td><td>Last</td></tr></tbody></table></main>`,
    );
  await show(500);
  expect(await findCutTables(page)).toEqual(['390 px: FirstLast', '320 px: FirstLast']);
  await show(200);
  expect(await findCutTables(page)).toEqual([]);
});

for (const batch of batches) {
  test(`every page is accessible, hydrates, keeps the console clean and requests no other host: ${batch[0]} to ${batch.at(-1)}`, async ({
    page,
    browser,
    consoleGuard,
  }) => {
    test.setTimeout(batch.length * 30_000);
    const passed = new PassedPages([axeVersion, browser.version(), readBuilt('_headers')], ['tests/a11y']);
    const changed = isEverything ? batch : batch.filter((path) => !passed.has(path));
    test.info().annotations.push({type: 'passed before', description: `${batch.length - changed.length} pages`});
    await page.emulateMedia({reducedMotion: 'reduce'});
    if (!isEverything) {
      await withoutPrefetch(page);
    }
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(`${server.url}/`)) {
        elsewhere.push(`${page.url()} asks for ${request.url()}`);
      }
    });
    for (const path of changed) {
      for (const [look, found] of await lookAt(page, path, path === changed[0])) {
        expect.soft(found, `${path} at ${look.width} px, ${look.mode}`).toEqual([]);
      }
      expect.soft(await findCutTables(page), `tables of ${path}, on a phone`).toEqual([]);
    }
    expect(elsewhere).toEqual([]);
    if (test.info().errors.length === 0 && consoleGuard.problems.length === 0) {
      changed.forEach((path) => passed.keep(path));
    }
  });
}

/**
 * Picks representatives among tag pages that only differ in text: of those with the same structure, the first, the
 * longest and the last.
 */
function representatives(all: readonly string[]): string[] {
  const alike = new Map<string, {path: string; size: number}[]>();
  for (const path of all.filter((one) => one.startsWith('/tags/'))) {
    const html = readBuilt(`${path.slice(1)}.html`);
    const skeleton = skeletonOf(html);
    alike.set(skeleton, [...(alike.get(skeleton) ?? []), {path, size: html.length}]);
  }
  const kept = new Set(
    [...alike.values()].flatMap((pages) => {
      const longest = pages.reduce((one, other) => (other.size > one.size ? other : one));
      return [pages[0], longest, pages.at(-1)].map((page) => page?.path);
    }),
  );
  return all.filter((path) => !path.startsWith('/tags/') || kept.has(path));
}

/** What this worker has checked so far. After a failure, Playwright continues with a new worker. */
const seen = {classes: new Set<string>(), colors: new Set<string>()};

/**
 * Pages prefetch the code of linked pages, except for readers who save data. Without that, a page load takes half the
 * work; other tests cover prefetching.
 */
function withoutPrefetch(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  );
}

/** @returns the violations in each look of the page */
async function lookAt(page: Page, path: string, isFirst: boolean): Promise<(readonly [Look, string[]])[]> {
  const results: (readonly [Look, string[]])[] = [];
  let width = 0;
  let hasNewClasses = isFirst;
  for (const look of looks) {
    const isNarrow = look.width === 390;
    if (look.width !== width) {
      await page.setViewportSize({width: look.width, height: 900});
      if (width === 0 || hasNewClasses || isEverything) {
        await visit(page, server.url + path);
        await expect(page.getByText('Loading the form…'), 'the query builder is loaded').toHaveCount(0);
        // What overflows becomes a tab stop one frame after hydration.
        await settle(page);
        await addAxe(page);
        hasNewClasses = addAll(seen.classes, await findClasses(page)) || hasNewClasses;
      } else {
        await settle(page);
        // Some components only exist on phones.
        hasNewClasses = addAll(seen.classes, await findClasses(page));
      }
      width = look.width;
    }
    // Components that have been checked at this width have the same colors on other pages, and sizes don't depend on
    // the color mode.
    if (isNarrow && !hasNewClasses && !isEverything) {
      if (look.mode === 'dark') {
        results.push([look, await findSizeViolations(page, shared)]);
      }
      continue;
    }
    await switchMode(page, look.mode);
    if (isEverything) {
      results.push([look, await findViolations(page)]);
    } else {
      // Another color mode only changes colors.
      const needsStructure = look.mode === 'light' || isFirst;
      const structure = needsStructure ? await findUncolored(page, hasNewClasses) : [];
      results.push([look, [...structure, ...(await findColorViolations(page, seen.colors))]]);
    }
  }
  return results;
}

/**
 * Finds violations that don't depend on colors. Targets are closest to each other on a phone, so they're measured there,
 * unless the page has a new component.
 */
function findUncolored(page: Page, hasNewClasses: boolean): Promise<string[]> {
  return hasNewClasses ? findStructureViolations(page) : findStructureViolations(page, shared, false);
}

/** @returns tables on the page whose last column begins out of view, on a phone of common width or the narrowest */
async function findCutTables(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, narrowest]) {
    await page.setViewportSize({width, height: 900});
    found.push(
      ...(await page
        .locator('main table')
        .evaluateAll((tables) =>
          tables
            .filter((table) =>
              Array.from(table.querySelectorAll('tbody tr > :last-child')).some(
                (cell) => cell.getClientRects().length > 0 && cell.getBoundingClientRect().left >= innerWidth,
              ),
            )
            .map((table) => `${innerWidth} px: ${table.textContent.slice(0, 60)}`),
        )),
    );
  }
  return found;
}

/**
 * Classes on the page, except those of highlighted code, as a measure of which components it has. Only the component
 * determines whether it hydrates at phone width and which colors it has there. So only the first page of a batch and
 * pages with a new component are loaded at that width and checked for colors; all others are only resized.
 */
function findClasses(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll(':not(pre *)'), ({classList}) => Array.from(classList))
      .flat()
      // The root element has a class with the page's id.
      .filter((name) => !name.startsWith('docs-doc-id-')),
  );
}

/** @returns whether any of the values was new */
function addAll(set: Set<string>, values: readonly string[]): boolean {
  const size = set.size;
  values.forEach((value) => set.add(value));
  return set.size > size;
}
