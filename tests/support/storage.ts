import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

const root = path.resolve(__dirname, '../..');

/**
 * The key that the built site keeps a value under: Docusaurus adds the site's storage namespace to each.
 *
 * @param name - the key as Docusaurus's sources name it, for example `theme`
 * @throws Error when the site has not been built
 */
export function storageKey(name: string): string {
  const {namespace} = JSON.parse(readFileSync(path.join(root, '.docusaurus/site-storage.json'), 'utf8')) as {
    namespace: string;
  };
  return `${name}${namespace}`;
}

/** Makes both web storages of every document throw on access, as strict privacy settings do. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

/**
 * Makes both web storages of every document throw when they are used, though they are there.
 *
 * @param methods - those that throw; `setItem` alone is a storage that is full
 */
export async function breakStorage(page: Page, methods: readonly (keyof Storage)[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(Storage.prototype, name, {
        value() {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        },
      });
    }
  }, methods);
}

/** Serves the HTML without the site's scripts: what is seen is what the first paint shows. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/js\//, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
}
