import type {Page} from '@playwright/test';
import {storageKey} from './storage';
import {expect} from './test';

export type Mode = 'light' | 'dark';

/**
 * Switches the color mode like a choice in another tab: the whole page changes without a reload. The choice isn't
 * stored, so the next page starts in light mode.
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
  // Waits until the search box has rendered again.
  await settle(page);
}

/** Waits until React has rendered the effects of a new mode or width. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve, {timeout: 1000}))),
      ),
  );
}
