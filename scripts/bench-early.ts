import type {Browser, Page} from '@playwright/test';
import {findBuiltPage} from './lib/findBuiltPage';
import {numberOption} from './lib/numberOption';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';
import {withSites} from './lib/withSites';

/** An early action of a reader, and how often it has taken effect once the page has settled: it should be once. */
interface Act {
  name: string;
  isPhone?: boolean;
  perform: (page: Page) => Promise<void>;
  count: (page: Page) => Promise<number>;
}

const acts: readonly Act[] = [
  {
    name: 'color mode',
    perform: (page) => page.locator('[data-color-mode]').first().click(),
    count: (page) => page.evaluate(() => (window as unknown as Counted).modeChanges),
  },
  {
    name: 'tab',
    perform: (page) => page.locator('[role=tab]').nth(1).click(),
    count: (page) =>
      page.locator('[role=tablist]').first().locator('[role=tab]:nth-child(2)[aria-selected=true]').count(),
  },
  {
    name: 'search, by press',
    perform: (page) => page.locator('.navbar button', {hasText: 'Search'}).first().click(),
    count: (page) => page.getByRole('combobox').count(),
  },
  {
    name: 'search, by key',
    perform: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('filters');
    },
    count: (page) =>
      page
        .getByRole('combobox')
        .evaluateAll((fields) => fields.filter((field) => (field as HTMLInputElement).value === 'filters').length),
  },
  {
    name: 'category',
    perform: (page) => page.locator('.menu__caret').first().click(),
    count: (page) => page.evaluate(() => (window as unknown as Counted).categoryChanges),
  },
  {
    name: 'menu',
    isPhone: true,
    perform: (page) => page.locator('.navbar__toggle').click(),
    count: (page) => page.getByRole('dialog').count(),
  },
];

interface Counted {
  modeChanges: number;
  categoryChanges: number;
}

/**
 * `npm run bench:early -- [--tries 200] [--page /cms/quick-start]`: performs actions on build/ at random times before
 * the page is interactive, with the CPU slowed down to a sixth, and counts those that were lost or took effect twice.
 */
async function main(): Promise<void> {
  const {values} = parseArguments({
    options: {tries: {type: 'string', default: '200'}, page: {type: 'string', default: '/cms/quick-start'}},
  });
  const tries = numberOption('tries', values.tries, {least: 1});
  findBuiltPage('build', values.page);
  const outcomes: Record<string, {once: number; lost: number; more: number}> = {};
  await withSites(['build'], async (browser, [url = '']) => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const act = acts[attempt % acts.length] as Act;
      const outcome = (outcomes[act.name] ??= {once: 0, lost: 0, more: 0});
      const times = await tryOnce(browser, url + values.page, act, Math.random() * 1500);
      outcome[times === 0 ? 'lost' : times === 1 ? 'once' : 'more'] += 1;
    }
  });
  console.table(outcomes);
  if (Object.values(outcomes).some(({lost, more}) => lost + more > 0)) {
    process.exitCode = 1;
  }
}

async function tryOnce(browser: Browser, url: string, act: Act, delay: number): Promise<number> {
  const viewport = act.isPhone ? {width: 390, height: 800} : {width: 1440, height: 900};
  const context = await browser.newContext({viewport});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  await page.addInitScript(watch);
  await page.goto(url, {waitUntil: 'commit'});
  await page.waitForTimeout(delay);
  await act.perform(page);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const times = await act.count(page);
  await context.close();
  return times;
}

/** Runs in the page. */
function watch(): void {
  const counted: Counted = Object.assign(window as unknown as Counted, {modeChanges: 0, categoryChanges: 0});
  new MutationObserver((changes) => {
    for (const {target, attributeName, oldValue} of changes) {
      const value = (target as Element).getAttribute(attributeName ?? '');
      if (attributeName === 'data-theme' && oldValue !== null && value !== oldValue) {
        counted.modeChanges += 1;
      } else if (
        attributeName === 'aria-expanded' &&
        (target as Element).matches('.menu__caret, .menu__link') &&
        value !== oldValue
      ) {
        counted.categoryChanges += 1;
      }
    }
  }).observe(document, {
    attributes: true,
    attributeOldValue: true,
    subtree: true,
    attributeFilter: ['data-theme', 'aria-expanded'],
  });
}

runScript(main);
