import type {Locator, Page, Route} from '@playwright/test';
import {expect, test, useFixtureSite, visit} from '../support/test';
import {visualSite} from './site';

interface State {
  /** Path on the fixture site, or on the real site with `isReal`. */
  path: string;
  /** Pages whose text is part of the interface: the home page and the not-found page. */
  isReal?: boolean;
  /** An action before the screenshot. */
  act?: (page: Page) => Promise<void>;
  /** Parts that look different on each machine. */
  mask?: (page: Page) => Locator;
  /** Widths at which the state exists; by default, all. */
  widths?: readonly number[];
}

const height = 720;

/**
 * Version of Chromium that took the baseline. To use another one, run `npm run test:visual -- --update-snapshots` and
 * change this.
 */
const takenWith = '156';

/** Other versions render some glyph edges differently, so small differences mean nothing there. */
const tolerance = {same: {maxDiffPixels: 100}, other: {maxDiffPixelRatio: 0.005}};
const modes = ['light', 'dark'] as const;

const states: Readonly<Record<string, State>> = {
  home: {path: '/', isReal: true},
  // No page has a similar name, because links to such pages appear when the index has loaded, and change with the docs.
  'not-found': {path: '/xyzzy', isReal: true},
  guide: {path: '/cms/guide'},
  reference: {path: '/cms/table'},
  requests: {path: '/cms/requests'},
  code: {path: '/cms/code'},
  tags: {path: '/tags'},
  'page-menu': {path: '/cms/guide', act: (page) => page.locator('summary', {hasText: 'Copy page'}).click()},
  'announcement-closed': {
    path: '/cms/backend',
    // Once closed, it stays closed at the next width.
    widths: [1440],
    act: (page) => page.getByRole('region', {name: 'Announcement'}).getByRole('button', {name: 'Close'}).click(),
  },
  footer: {path: '/cms/guide', act: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded()},
  search: {path: '/cms/guide', act: search},
  ask: {
    path: '/cms/guide',
    act: async (page) => {
      await page.getByRole('button', {name: 'Ask AI'}).click();
      await expect(page.getByRole('textbox', {name: 'Your question'})).toBeFocused();
    },
  },
  'mobile-menu': {
    path: '/cms/guide',
    widths: [390],
    act: async (page) => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('dialog', {name: 'Navigation'})).toBeVisible();
    },
    // Its arrow is rendered with the machine's fonts.
    mask: (page) => page.getByRole('button', {name: '← Back to main menu'}),
  },
};

const fixture = useFixtureSite(visualSite);

// The not-found page is served with that status.
test.use({allowedConsole: [/404/]});

for (const [name, {path, isReal = false, act, mask, widths = [1440, 390]}] of Object.entries(states)) {
  for (const mode of modes) {
    test(`looks as it did: ${name}, ${mode}`, async ({page, browser}) => {
      await page.route('**/styles.*.css', waitForFonts);
      const isSame = browser.version().split('.')[0] === takenWith;
      for (const width of widths) {
        await page.setViewportSize({width, height});
        await visit(page, `${isReal ? '' : fixture().url}${path}?docusaurus-theme=${mode}`);
        await act?.(page);
        await page.mouse.move(0, height - 1);
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${name}-${mode}-${width}.png`, {
          ...tolerance[isSame ? 'same' : 'other'],
          mask: mask ? [mask(page)] : [],
        });
      }
    });
  }
}

/** Readers only get a web font if it loads immediately; in screenshots, it always does. */
async function waitForFonts(route: Route): Promise<void> {
  // The server may close a connection just as it's about to be reused.
  const response = await route.fetch({maxRetries: 3});
  await route.fulfill({
    response,
    body: (await response.text()).replaceAll('font-display:optional', 'font-display:block'),
  });
}

async function search(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.getByRole('combobox', {name: 'Search'}).fill('guide heading');
  await expect(page.getByRole('option').first()).toBeVisible();
  // Excerpts load when the reader pauses.
  await expect(page.getByRole('option').getByText('A paragraph that fills').first()).toBeVisible();
}
