import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {env} from '../../config/env';
import {startNginx} from '../../scripts/lib/nginx';
import type {SiteServer} from '../../scripts/lib/siteServer';
import {builtPaths, readBuilt} from '../support/builtSite';
import {expect, test, visit} from '../support/test';

/** WCAG 2.2 AA and axe's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [1440, 390];
const modes = ['light', 'dark'] as const;

/** Pages to a test: a failure names its pages, and the workers share the pages evenly. */
const batchSize = 20;
const paths = [...builtPaths(), '/an-unknown-address'];
const batches = Array.from({length: Math.ceil(paths.length / batchSize)}, (_, index) =>
  paths.slice(index * batchSize, (index + 1) * batchSize),
);

// The browser reports the status of the not-found page as an error of the network.
test.use({allowedConsole: [/status of 404 .*an-unknown-address/]});

/** The theme's key in local storage, as the built pages read it. */
const themeKey = /getItem\("(theme[^"]*)"\)/.exec(readBuilt('index.html'))?.[1] ?? 'theme';

/**
 * Switches the colour mode as a choice in another tab does: without a page load, and the whole page follows. The choice is
 * not kept, so that the next page is light to begin with.
 */
async function switchMode(page: Page, mode: (typeof modes)[number]): Promise<void> {
  if ((await page.locator('html').getAttribute('data-theme')) === mode) {
    return;
  }
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
      localStorage.removeItem(key);
    },
    [themeKey, mode] as const,
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  // The search box is rendered anew.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Rules about colours, for which a change of mode matters; all others look at what a mode leaves as it is. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Look {
  width: number;
  mode: (typeof modes)[number];
  /** The first page of a batch is looked at whole, every time. */
  isWhole: boolean;
}

/**
 * The violations of a page as it stands, each with the elements concerned. Axe runs in the page itself ("legacy mode"; no
 * page of ours has frames), in half the time. Every page is seen at both widths and in both modes; each look is for what
 * can be wrong there and was not before: everything at first, colours in dark mode, all but colours at the width of a
 * phone. Left out but on one page of each batch: dark mode on a phone, and highlighted code, whose thousands of tokens are
 * most of axe's work (src/css/contrast.test.ts has the contrast of each of their colours). A11Y_SCOPE=everything leaves
 * nothing out.
 */
async function findViolations(page: Page, {width, mode, isWhole}: Look): Promise<string[]> {
  const axe = new AxeBuilder({page}).setLegacyMode(true);
  if (isWhole) {
    axe.options({runOnly: rules, resultTypes: ['violations']});
  } else if (mode === 'light') {
    axe.exclude('pre code');
    axe.options({runOnly: rules, resultTypes: ['violations'], rules: width === 390 ? disabled(colourRules) : {}});
  } else {
    axe.include('main').exclude('pre code');
    axe.options({runOnly: colourRules, resultTypes: ['violations']});
  }
  const {violations} = await axe.analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
}

function disabled(ids: readonly string[]): Record<string, {enabled: boolean}> {
  return Object.fromEntries(ids.map((id) => [id, {enabled: false}]));
}

/** Served as in production: what the Content-Security-Policy refuses, Chromium reports on the console. */
let nginx: SiteServer;

test.beforeAll(async () => {
  nginx = await startNginx('build');
});
test.afterAll(() => nginx.close());

test('the built pages are found', () => {
  expect(paths.length).toBeGreaterThan(100);
});

for (const batch of batches) {
  test(`every page is accessible, hydrates, keeps the console clean and asks no other host: ${batch[0]} to ${batch.at(-1)}`, async ({
    page,
  }) => {
    test.setTimeout(batch.length * 30_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(`${nginx.url}/`)) {
        elsewhere.push(`${page.url()} asks for ${request.url()}`);
      }
    });
    for (const path of batch) {
      const isWhole = path === batch[0] || env.A11Y_SCOPE === 'everything';
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        // The pages of tags are one template: that it hydrates at both widths is seen on one of each batch.
        if (isWhole || width === widths[0] || !path.startsWith('/tags/')) {
          await visit(page, nginx.url + path);
        }
        for (const mode of isWhole || width === widths[0] ? modes : modes.slice(0, 1)) {
          await switchMode(page, mode);
          const found = await findViolations(page, {width, mode, isWhole});
          expect.soft(found, `${path} at ${width} px, ${mode}`).toEqual([]);
        }
      }
    }
    expect(elsewhere).toEqual([]);
  });
}
