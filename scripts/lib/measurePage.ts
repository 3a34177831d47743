import {setTimeout} from 'node:timers/promises';
import type {Browser, CDPSession, Page} from '@playwright/test';
import {slow4G} from './openBrowser';

/** What a page costs a reader: kilobytes transferred, without headers, and milliseconds. */
export interface PageCost {
  /** Scripts requested before the page's load event. */
  jsBeforeLoad: number;
  /** All scripts, including prefetched ones, until the network is idle. */
  js: number;
  jsRequests: number;
  css: number;
  html: number;
  fonts: number;
  /** Images requested before the page's load event. */
  imagesBeforeLoad: number;
  requests: number;
}

export interface PageVitals {
  lcp: number;
  /**
   * Total blocking time: the parts of tasks beyond 50 ms each, from the first paint until long after the page is
   * interactive.
   */
  blocking: number;
  longestTask: number;
  /** Cumulative layout shift, without a unit. */
  cls: number;
}

/** Milliseconds of network silence after which a page counts as complete. It's long enough to include late work. */
const quiet = 3000;

/**
 * Loads a page at full speed with an empty cache, and counts its bytes and requests.
 *
 * @param browser - the browser to use
 * @param url - absolute
 */
export async function measureCost(browser: Browser, url: string): Promise<PageCost> {
  const page = await (await browser.newContext({viewport: {width: 412, height: 823}})).newPage();
  const session = await page.context().newCDPSession(page);
  const files = recordFiles(session);
  await session.send('Network.enable');
  let loaded = Infinity;
  session.on('Page.loadEventFired', ({timestamp}) => (loaded = timestamp));
  await session.send('Page.enable');
  await load(page, session, url);
  await page.context().close();

  const sum = (wanted: (file: LoadedFile) => boolean) =>
    [...files.values()].filter(wanted).reduce((bytes, file) => bytes + file.bytes, 0) / 1000;
  const isScript = (file: LoadedFile) => new URL(file.url).pathname.endsWith('.js');
  return {
    jsBeforeLoad: sum((file) => isScript(file) && file.start < loaded),
    js: sum(isScript),
    jsRequests: [...files.values()].filter(isScript).length,
    css: sum(({type}) => type === 'Stylesheet'),
    html: sum(({type}) => type === 'Document'),
    fonts: sum(({type}) => type === 'Font'),
    imagesBeforeLoad: sum(({type, start}) => type === 'Image' && start < loaded),
    requests: files.size,
  };
}

/**
 * Loads a page with an empty cache on slow 4G at a quarter of the CPU's speed, as on a cheap phone.
 *
 * @param browser - the browser to use
 * @param url - absolute
 */
export async function measureVitals(browser: Browser, url: string): Promise<PageVitals> {
  const page = await (await browser.newContext({viewport: {width: 412, height: 823}})).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.addInitScript(observe);
  await load(page, session, url);
  const {lcp, cls, tasks} = await page.evaluate(() => (window as unknown as Observed).observed);
  await page.context().close();
  return {
    lcp,
    cls,
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...tasks),
  };
}

/** @returns the median of each measure over several runs */
export function medians<T extends {[Measure in keyof T]: number}>(runs: readonly T[]): T {
  const [first] = runs;
  if (!first) {
    throw new Error('Nothing was measured: there has to be at least one run.');
  }
  const result = {...first};
  for (const key of Object.keys(first) as (keyof T)[]) {
    const sorted = runs.map((run) => run[key]).sort((a, b) => a - b);
    result[key] = sorted[Math.floor(sorted.length / 2)] ?? first[key];
  }
  return result;
}

interface LoadedFile {
  url: string;
  type: string;
  /** In seconds, on the browser's own clock. */
  start: number;
  bytes: number;
}

function recordFiles(session: CDPSession): Map<string, LoadedFile> {
  const files = new Map<string, LoadedFile>();
  session.on('Network.requestWillBeSent', ({requestId, request, timestamp, type = 'Other'}) => {
    if (request.url.startsWith('http')) {
      files.set(requestId, {url: request.url, type, start: timestamp, bytes: 0});
    }
  });
  // What has been transferred when the response begins is its headers.
  session.on('Network.responseReceived', ({requestId, response}) => {
    addBytes(requestId, -response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    addBytes(requestId, encodedDataLength);
  });
  const addBytes = (requestId: string, bytes: number) => {
    const file = files.get(requestId);
    if (file) {
      file.bytes += bytes;
    }
  };
  return files;
}

/**
 * Waits for hydration through the debugging protocol: to wait for a selector, Playwright would evaluate a script of
 * 330 KB in the page, which is a long task on a slow processor.
 */
async function load(page: Page, session: CDPSession, url: string): Promise<void> {
  await page.goto(url, {waitUntil: 'load'});
  // Other sites that this may measure, which aren't built with Docusaurus, never signal hydration.
  const until = Date.now() + 15_000;
  while (Date.now() < until && !(await isHydrated(session))) {
    await setTimeout(100);
  }
  await page.waitForLoadState('networkidle');
  await setTimeout(quiet);
}

async function isHydrated(session: CDPSession): Promise<boolean> {
  const {result} = await session.send('Runtime.evaluate', {
    expression: 'document.documentElement.dataset.hasHydrated === "true"',
  });
  return result.value === true;
}

interface Observed {
  observed: {lcp: number; cls: number; tasks: number[]};
}

/**
 * Runs in the page. It contains no named functions, because the compiler adds helpers to those that don't exist there.
 */
function observe(): void {
  const observed: Observed['observed'] = {lcp: 0, cls: 0, tasks: []};
  (window as unknown as Observed).observed = observed;
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'longtask') {
          observed.tasks.push(entry.duration);
        } else if (type === 'layout-shift') {
          observed.cls += (entry as PerformanceEntry & {value: number}).value;
        } else {
          observed.lcp = entry.startTime;
        }
      }
    }).observe({type, buffered: true});
  }
}
