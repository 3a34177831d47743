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
  const server = await startSiteServer({directory: values.directory, port: 0});
  try {
    const problems = await checkPages(pages, server.url);
    if (name === '') {
      problems.push(...(await checkControls(server.url)));
    }
    problems.forEach((problem) => console.log(problem));
    console.log(`Pages opened in WebKit: ${pages.length}, problems: ${problems.length}`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    await server.close();
  }
}

/** Checks pages in one window. After a crash, it continues in a new one. */
async function checkPages(pages: readonly string[], url: string): Promise<string[]> {
  const problems: string[] = [];
  let next = 0;
  while (next < pages.length) {
    try {
      await withWebKit(async (window) => {
        for (; next < pages.length; next += 1) {
          problems.push(...(await checkPage(window, url, pages[next] ?? '')));
        }
      });
    } catch (error) {
      if (!(error instanceof WindowError)) {
        throw error;
      }
      problems.push(`${pages[next]}: ${error.message}`);
      next += 1;
    }
  }
  return problems;
}

async function checkPage(window: WebKitWindow, url: string, page: string): Promise<string[]> {
  const problems: string[] = [];
  await window.resize(phone.width, phone.height);
  await window.open(url + page);
  if (!(await until(window, () => document.documentElement.dataset.hasHydrated === 'true'))) {
    problems.push(`${page} doesn't become interactive`);
  }
  for (const {width, height} of [phone, desktop]) {
    await window.resize(width, height);
    const [needed, available] = await window.run(() => [document.documentElement.scrollWidth, innerWidth]);
    if (needed > available) {
      problems.push(`${page} needs ${needed} px in a window of ${available} px`);
    }
    if (width === phone.width) {
      await window.run(layOut, phones);
    }
  }
  return problems;
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

async function checkControls(url: string): Promise<string[]> {
  return withWebKit(async (window) => {
    const problems: string[] = [];
    await window.resize(desktop.width, desktop.height);
    await window.open(`${url}/cms/quick-start`);
    const expectSoon = async (what: string, condition: () => boolean): Promise<void> => {
      if (!(await until(window, condition))) {
        problems.push(`/cms/quick-start: ${what}`);
      }
    };
    await expectSoon("doesn't become interactive", () => document.documentElement.dataset.hasHydrated === 'true');
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
    return problems;
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
