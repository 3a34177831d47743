import type {Page} from '@playwright/test';
import {storageKey} from './storage';
import {expect} from './test';

export type Mode = 'light' | 'dark';

/**
 * Switches the color mode as a choice in another tab does: without a page load, and the whole page follows. The choice is
 * not kept, so that the next page is light to begin with.
 */
export async function switchMode(page: Page, mode: Mode): Promise<void> {
  if ((await page.locator('html').getAttribute('data-theme')) === mode) {
    return;
  }
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
      localStorage.removeItem(key);
    },
    [storageKey('theme'), mode] as const,
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  // The search box is rendered again.
  await settle(page);
}

/** Waits until React has drawn what follows from a change of mode or width. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve, {timeout: 1000}))),
      ),
  );
}
