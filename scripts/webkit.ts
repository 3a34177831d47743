import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {startSiteServer} from '../host/servers/siteServer';
import {BuiltSite} from '../tools/builtSite';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';
import {keys, WindowError, withWebKit, type WebKitWindow} from './lib/webKit';

/** Widths of phones, in CSS pixels. Where lines break may decide whether the engine crashes, so there are many. */
const phones = Array.from({length: 14}, (_, index) => 320 + 10 * index);
/** The smallest window that WebKitGTK opens. It already has the layout for phones. */
const phone = {width: 447, height: 800};
const desktop = {width: 1440, height: 900};
/** How long to wait for what a page does by itself, in milliseconds. */
const longestWait = 15_000;

/**
 * `npm run webkit -- [name] [--directory build]`: opens the pages whose path contains that name in WebKitGTK, which has
 * the engine of Safari, at the widths of phones and of a desktop, and uses search, a tab and the color mode. Lists the
 * pages that crash, that don't become interactive, or that are wider than the window; the exit code is 1 if there are
 * any.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArguments({
    options: {directory: {type: 'string', default: 'build'}},
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  const pages = new BuiltSite(path.resolve(values.directory)).paths.filter((page) => page.includes(name));
  if (pages.length === 0) {
    throw new Error(`No page of ${values.directory} has "${name}" in its path.`);
  }
  const server = await startSiteServer({directory: values.directory, port: 0});
  let problems = 0;
  const report = (problem: string): void => {
    console.log(problem);
    problems += 1;
  };
  try {
    await checkPages(pages, server.url, report);
    if (name === '') {
      await checkControls(server.url, report);
    }
  } finally {
    await server.close();
  }
  console.log(`Pages opened in WebKit: ${pages.length}, problems: ${problems}`);
  process.exitCode = problems > 0 ? 1 : 0;
}

type Report = (problem: string) => void;

/** Checks pages in one window. After a crash, it continues in a new one. */
async function checkPages(pages: readonly string[], url: string, report: Report): Promise<void> {
  let next = 0;
  while (next < pages.length) {
    try {
      await withWebKit(async (window) => {
        for (; next < pages.length; next += 1) {
          await checkPage(window, url, pages[next] ?? '', report);
        }
      });
    } catch (error) {
      if (!(error instanceof WindowError)) {
        throw error;
      }
      report(`${pages[next]}: ${error.message}`);
      next += 1;
    }
  }
}

async function checkPage(window: WebKitWindow, url: string, page: string, report: Report): Promise<void> {
  await window.resize(phone.width, phone.height);
  await window.open(url + page);
  if (!(await until(window, isInteractive))) {
    report(`${page} doesn't become interactive`);
  }
  await checkWidth(window, page, report);
  await window.run(layOut, phones);
  await window.resize(desktop.width, desktop.height);
  await checkWidth(window, page, report);
}

async function checkWidth(window: WebKitWindow, page: string, report: Report): Promise<void> {
  const {needed, available} = await window.run(() => ({
    needed: document.documentElement.scrollWidth,
    available: innerWidth,
  }));
  if (needed > available) {
    report(`${page} needs ${needed} px in a window of ${available} px`);
  }
}

/** Runs in the page. */
function isInteractive(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Runs in the page. The window can't be as narrow as a phone, but what's in it can. */
function layOut(widths: readonly number[]): number {
  const {style} = document.documentElement;
  const heights = widths.map((width) => {
    style.width = `${width}px`;
    return document.documentElement.offsetHeight;
  });
  style.width = '';
  return Math.max(...heights);
}

/** Uses the color mode, tabs and search, whose worker is the part that depends most on the browser. */
async function checkControls(url: string, report: Report): Promise<void> {
  await withWebKit(async (window) => {
    await window.resize(desktop.width, desktop.height);
    await window.open(`${url}/cms/quick-start`);
    const expectSoon = async (failure: string, condition: () => boolean): Promise<void> => {
      if (!(await until(window, condition))) {
        report(`/cms/quick-start: ${failure}`);
      }
    };
    await expectSoon("doesn't become interactive", isInteractive);
    await window.run(() => document.querySelector<HTMLElement>('[data-color-mode]')?.click());
    await expectSoon('the color mode stays the same', () => document.documentElement.dataset.theme === 'dark');
    await window.run(() => document.querySelector<HTMLElement>('[role=tab][aria-selected=false]')?.click());
    await expectSoon('no other tab is selected', () => document.querySelector('[role=tab]')?.ariaSelected === 'false');
    await window.chord(keys.control, 'k');
    await expectSoon("search doesn't open", () => document.activeElement?.role === 'combobox');
    await window.type('populate');
    await expectSoon('search finds nothing', () => document.querySelector('[role=option]') !== null);
    await window.type(keys.enter);
    await expectSoon("the best result doesn't open", () => location.pathname.includes('populate'));
  });
}

/** @returns whether a condition becomes true in the page */
async function until(window: WebKitWindow, condition: () => boolean): Promise<boolean> {
  const deadline = Date.now() + longestWait;
  while (!(await window.run(condition))) {
    if (Date.now() > deadline) {
      return false;
    }
    await setTimeout(50);
  }
  return true;
}

runScript(main);
