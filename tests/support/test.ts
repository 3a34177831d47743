import {test as base, expect, type ConsoleMessage, type Page} from '@playwright/test';
import {buildFixtureSite, serveFixture, type FixtureBuild, type FixtureSite} from './fixtureSite';

export {expect};

export interface ConsoleGuard {
  /** Console errors, warnings and page errors that this test causes on purpose; each entry has to match the text. */
  allowedConsole: readonly (string | RegExp)[];
  /** Problems in the console so far. */
  consoleGuard: {readonly problems: readonly string[]};
}

/**
 * Playwright's `test`, which also fails on any console error, console warning or uncaught error of any page in the
 * context. A test that causes one on purpose declares it: `test.use({allowedConsole: ['text']})`.
 */
export const test = base.extend<ConsoleGuard>({
  allowedConsole: [[], {option: true}],
  consoleGuard: [
    async ({context, allowedConsole}, use) => {
      const problems: string[] = [];
      const record = (text: string) => {
        if (
          !allowedConsole.some((allowed) => (typeof allowed === 'string' ? text.includes(allowed) : allowed.test(text)))
        ) {
          problems.push(text);
        }
      };
      context.on('console', (message) => {
        if (isProblem(message)) {
          record(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => record(`uncaught: ${error.error().stack || error.error().message}`));
      await use({problems});
      expect(problems, 'the browser console').toEqual([]);
    },
    {auto: true},
  ],
});

function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}

/**
 * Waits until React has hydrated the served HTML, which Docusaurus marks on the document element. Waiting for a
 * selector would check it on every animation frame and force rendering, which takes a tenth of the time of loading a
 * page.
 *
 * @param page - any page of the site
 */
export async function waitForHydration(page: Page): Promise<void> {
  // Throws if the page navigates in the meantime; then wait for the next one.
  await expect(() => page.evaluate(untilHydrated)).toPass({timeout: 45_000});
}

/** Runs in the page. */
function untilHydrated(): Promise<void> {
  return new Promise((resolve) => {
    const root = document.documentElement;
    const observer = new MutationObserver(check);
    observer.observe(root, {attributeFilter: ['data-has-hydrated']});
    check();

    function check(): void {
      if (root.dataset.hasHydrated === 'true') {
        observer.disconnect();
        resolve();
      }
    }
  });
}

/**
 * Opens a URL and waits for hydration.
 *
 * @param page - browser page
 * @param url - absolute, or relative to `baseURL`
 */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

export interface RunningFixture extends FixtureBuild {
  /** URL of the served fixture site, without a trailing slash. */
  url: string;
}

/**
 * Builds and serves a fixture site for the tests of the current file or `describe` block.
 *
 * @param site - the fixture, whose build has to succeed
 * @returns a function that returns the running site, to be called inside a test
 */
export function useFixtureSite(site: FixtureSite): () => RunningFixture {
  let running: RunningFixture | undefined;
  let close: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const build = await buildFixtureSite({expectFailure: false, ...site});
    const server = await serveFixture(build.dir);
    running = {...build, url: server.url};
    close = server.close;
  });
  test.afterAll(async () => close?.());
  return () => {
    if (!running) {
      throw new Error(`Fixture site ${site.name} is not running: call this inside a test.`);
    }
    return running;
  };
}
