import {renameSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {SiteServer} from '../../host/servers/siteServer';
import {page as docPage} from '../support/fixtureDefaults';
import {buildFixtureSite, copyBuild, serveFixture} from '../support/fixtureSite';
import {expect, test, visit, waitForHydration} from '../support/test';

/** Two deploys of a site: one page has changed, one is new, and their code is in other files. */
const changed = (text: string) => docPage('Changed', text, {group: ['Getting Started'], sidebar_position: 3});
const before = {name: 'deploy-before', docs: {'cms/changed.mdx': changed('As it was.')}};
const after = {
  name: 'deploy-after',
  docs: {
    'cms/changed.mdx': changed('As it is now. [The new page](./new.mdx)'),
    'cms/new.mdx': docPage('New', 'Was not there. Zebras are.', {group: ['Getting Started'], sidebar_position: 4}),
  },
};
/** Folders of the two builds, and of the one that is currently served. */
let first: string;
let next: string;
let served: string;
let server: SiteServer;

test.describe.configure({mode: 'serial'});
// What the browser reports about a missing script, and what the site reports.
test.use({allowedConsole: ['Failed to load resource', 'MIME type', 'could not be loaded']});

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const [one, other] = [await buildFixtureSite(before), await buildFixtureSite(after)];
  expect([one.ok, other.ok], one.output + other.output).toEqual([true, true]);
  first = one.dir;
  next = other.dir;
  served = await copyBuild(first, 'deploy-served');
  server = await serveFixture(served);
});
test.afterAll(() => server.close());

test('SEARCH-05 a tab that stayed open during a deploy searches the new pages', async ({browser, context}) => {
  // Before the deploy, both tabs load the small index; only the second one also loads the full one.
  const other = await browser.newContext();
  const [early, late] = [await other.newPage(), await context.newPage()];
  // Routed on the context, because the worker sends the request.
  await other.route('**/search/full.*', (route) => route.abort('failed'));
  for (const page of [early, late]) {
    await withoutPrefetch(page);
    await visit(page, `${server.url}/cms/intro`);
    const headings = page.waitForResponse(/headings\./);
    await page.keyboard.press('Control+k');
    await headings;
  }
  const full = late.waitForResponse(/full\./);
  await late.keyboard.type('introduction');
  await full;
  await expect(late.getByRole('option').first()).toBeVisible();

  await deploy(next);
  await other.unroute('**/search/full.*');
  await early.keyboard.type('zebras');
  await expect(early.getByRole('option').first()).toHaveAttribute('href', '/cms/new');
  // The text of this page is gone, together with the index that names it.
  await late.getByRole('combobox').fill('changed');
  await expect(late.getByRole('option').first()).toContainText('As it is now.');
  await other.close();
});

test('ROUTE-08 a tab that stayed open during a deploy gets the new page with at most one reload', async ({page}) => {
  await deploy(first);
  const loads = countLoads(page);
  await withoutPrefetch(page);
  await visit(page, `${server.url}/cms/intro`);
  const oldScripts = await page.evaluate(() => Array.from(document.scripts, ({src}) => src).filter(Boolean));
  await deploy(next);
  const isThere = await Promise.all(
    oldScripts.map((src) => readFile(path.join(served, new URL(src).pathname)).catch(() => null)),
  );
  expect(isThere, 'the old code is gone').toContain(null);
  loads.length = 0;

  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Changed', exact: true}).click();
  await expect(page.getByText('As it is now.')).toBeVisible();
  await waitForHydration(page);
  expect(loads).toEqual(['/cms/changed']);
  await expect(page.getByText('Page not found')).toHaveCount(0);

  // From now on, this tab has the new deploy, which navigates without loading documents.
  await page.getByRole('main').getByRole('link', {name: 'The new page'}).click();
  await expect(page.getByText('Was not there.')).toBeVisible();
  expect(loads).toEqual(['/cms/changed']);
});

/** Replaces what is served synchronously, so that the server handles no request in between. */
async function deploy(build: string): Promise<void> {
  const ready = await copyBuild(build, 'deploy-ready');
  renameSync(served, `${served}-old`);
  renameSync(ready, served);
  await rm(`${served}-old`, {recursive: true});
}

/**
 * Disables prefetching, as for readers who save data, because a tab shows what it has prefetched of other pages in the
 * old version.
 */
function withoutPrefetch(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  );
}

function countLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.push(new URL(request.url()).pathname);
    }
  });
  return loads;
}

test('ROUTE-08 while the site is down, an open tab stays readable and shows the error, and Retry recovers', async ({
  page,
}) => {
  await withoutPrefetch(page);
  await visit(page, `${server.url}/cms/intro`);
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Changed', exact: true}).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('didn’t load');
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await page.unroute('**/*');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText('As it is now.')).toBeVisible();
});
