import type {BrowserContext, Page} from '@playwright/test';
import {visit} from './test';

/**
 * Finds the scripts that only one of two pages needs: its own code and content.
 *
 * @param context - any context; a page of it is opened and closed
 * @param address - absolute URL of the page whose scripts are wanted
 * @param other - absolute URL of a page that shares the rest with it
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

/** URLs of the scripts that the page has run; merely prefetched ones are not among them. */
export function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({name, initiatorType}) => initiatorType === 'script' && name.includes('/assets/js/'))
      .map(({name}) => name),
  );
}
