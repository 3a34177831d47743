import type {BrowserContext, Page} from '@playwright/test';
import {visit} from './test';

/**
 * Finds the scripts that only one of two pages needs: its code and content.
 *
 * @param context - any context, in which a page is opened and closed
 * @param address - absolute URL of the page
 * @param other - absolute URL of a page that shares everything else with it
 * @returns absolute URLs of scripts
 */
export async function ownScripts(context: BrowserContext, address: string, other: string): Promise<string[]> {
  const page = await context.newPage();
  await visit(page, other);
  const shared = await loadedScripts(page);
  await visit(page, address);
  const own = (await loadedScripts(page)).filter((script) => !shared.includes(script));
  await page.close();
  return own;
}

/**
 * Delays scripts until the returned function is called.
 *
 * @param scripts - absolute URLs
 */
export async function holdScripts(page: Page, scripts: readonly string[]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => scripts.includes(url.href),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}

/** URLs of the scripts that the page has run, without those that it only prefetched. */
export function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({name, initiatorType}) => initiatorType === 'script' && name.includes('/assets/js/'))
      .map(({name}) => name),
  );
}
