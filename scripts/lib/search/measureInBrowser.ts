import type {CDPSession, Page, Request} from '@playwright/test';
import {slow4G} from '../openBrowser';
import {withSites} from '../withSites';
import {quantile} from './timeEngine';

const query = 'filters relation';
/** In milliseconds, for a fast typist. */
const pauseBetweenKeys = 150;

interface Measured {
  cold: number;
  bytes: number;
  /** For each keystroke, main-thread time in milliseconds: of its scripts, and in total, including rendering. */
  keystrokes: {scripts: number; everything: number}[];
  /** Milliseconds from each keystroke that changes the results until they're in the page, including all waits. */
  delays: number[];
  longTasks: number[];
}

/**
 * Measures the built site's search in Chromium, at full speed and at a quarter of it on slow 4G, and prints the
 * results.
 */
export async function measureInBrowser(): Promise<void> {
  await withSites(['build'], async (browser, [site = '']) => {
    for (const slowdown of [1, 4]) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const result = await measure(page, session, `${site}/cms/quick-start`, slowdown);
      print(`CPU ÷ ${slowdown}${slowdown > 1 ? ', slow 4G' : ''}`, result);
      await context.close();
    }
  });
}

async function measure(page: Page, session: CDPSession, url: string, slowdown: number): Promise<Measured> {
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await page.evaluate(observe);
  await session.send('Network.enable');
  if (slowdown > 1) {
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await session.send('Network.emulateNetworkConditions', slow4G);
  }
  const bytesUntil = recordTransfers(page);
  const start = Date.now();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query.slice(0, 3));
  await page.waitForSelector('[role="option"]');
  await page.waitForLoadState('networkidle');
  const {firstResult} = await page.evaluate(() => (window as unknown as Observed).observed);
  const cold = firstResult - start;
  const bytes = await bytesUntil(firstResult);
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  const keystrokes = await timeKeystrokes(page, session);
  const {longTasks} = await page.evaluate(() => (window as unknown as Observed).observed);
  // In a separate run, because it would add to the time of the keystrokes above.
  const delays = await timeDelays(page);
  return {cold, bytes, keystrokes, delays, longTasks};
}

/**
 * Records responses, and returns a function for the bytes transferred, including headers, by the responses that were
 * complete at a time in epoch milliseconds.
 */
function recordTransfers(page: Page): (time: number) => Promise<number> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async (time) => {
    const sizes = finished
      .filter((request) => request.timing().startTime + request.timing().responseEnd <= time)
      .map((request) => request.sizes());
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
  };
}

interface Observed {
  observed: {
    /** Time at which the first result was rendered, in epoch milliseconds. */
    firstResult: number;
    longTasks: number[];
  };
}

/** Runs in the page. */
function observe(): void {
  const observed: Observed['observed'] = {firstResult: 0, longTasks: []};
  (window as unknown as Observed).observed = observed;
  new PerformanceObserver((list) => {
    observed.longTasks.push(...list.getEntries().map(({duration}) => duration));
  }).observe({type: 'longtask'});
  const results = new MutationObserver(() => {
    if (document.querySelector('[role="option"]')) {
      observed.firstResult = performance.timeOrigin + performance.now();
      results.disconnect();
    }
  });
  results.observe(document.body, {childList: true, subtree: true});
}

/** Types a query letter by letter, five times. */
async function typeQuery(page: Page, typeLetter: (letter: string) => Promise<void>): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await page.getByRole('combobox').fill('');
    // Waits, so that emptying the field doesn't count toward the first letter.
    await page.waitForTimeout(500);
    for (const letter of query) {
      await typeLetter(letter);
    }
  }
}

/**
 * @returns for each letter, main-thread time in milliseconds until its results are shown, including rendering; it's
 *   CPU time, so that other processes on the machine don't count
 */
async function timeKeystrokes(page: Page, session: CDPSession): Promise<Measured['keystrokes']> {
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  const read = async (): Promise<Measured['keystrokes'][number]> => {
    const {metrics} = await session.send('Performance.getMetrics');
    const milliseconds = (wanted: string): number => (metrics.find(({name}) => name === wanted)?.value ?? 0) * 1000;
    return {scripts: milliseconds('ScriptDuration'), everything: milliseconds('TaskDuration')};
  };
  const durations: Measured['keystrokes'] = [];
  await typeQuery(page, async (letter) => {
    const before = await read();
    await page.keyboard.type(letter);
    await page.waitForTimeout(pauseBetweenKeys);
    const after = await read();
    durations.push({scripts: after.scripts - before.scripts, everything: after.everything - before.everything});
  });
  return durations;
}

/**
 * @returns for each letter that changes the results, the milliseconds until they're in the page, including all waits
 */
async function timeDelays(page: Page): Promise<number[]> {
  await page.evaluate(observeDelays);
  await typeQuery(page, async (letter) => {
    await page.keyboard.type(letter);
    await page.waitForTimeout(pauseBetweenKeys);
  });
  return page.evaluate(() => (window as unknown as {delays: number[]}).delays);
}

/** Runs in the page. */
function observeDelays(): void {
  const delays: number[] = [];
  Object.assign(window, {delays});
  let key = 0;
  document.addEventListener('keydown', () => (key = performance.now()), true);
  new MutationObserver((changes) => {
    const list = document.querySelector('[role="listbox"]');
    if (key > 0 && changes.some(({target}) => list?.contains(target))) {
      delays.push(performance.now() - key);
      key = 0;
    }
  }).observe(document.body, {childList: true, characterData: true, subtree: true});
}

function print(label: string, {cold, bytes, keystrokes, delays, longTasks}: Measured): void {
  const p95 = (durations: readonly number[]): string =>
    quantile(
      [...durations].sort((a, b) => a - b),
      0.95,
    ).toFixed(1);
  const [scripts, everything] = [keystrokes.map((key) => key.scripts), keystrokes.map((key) => key.everything)];
  const longest = Math.max(0, ...longTasks);
  console.log(
    `${label}: first result after ${cold.toFixed(0)} ms and ${(bytes / 1024).toFixed(1)} KB; main thread p95 per keystroke ${p95(scripts)} ms of scripts, ${p95(everything)} ms with rendering; results p95 ${p95(delays)} ms after their key; ${longTasks.length} long tasks, longest ${longest.toFixed(0)} ms`,
  );
}
