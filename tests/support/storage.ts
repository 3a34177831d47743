import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

const root = path.resolve(__dirname, '../..');

/**
 * The key under which the built site stores a value. Docusaurus adds the site's storage namespace to each.
 *
 * @param name - the key in Docusaurus's source code, such as `theme`
 * @throws Error if the site hasn't been built
 */
export function storageKey(name: string): string {
  const {namespace} = JSON.parse(readFileSync(path.join(root, '.docusaurus/site-storage.json'), 'utf8')) as {
    namespace: string;
  };
  return `${name}${namespace}`;
}

/** Makes both web storages of every document throw on access, like strict privacy settings. */
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
 * Makes methods of both web storages throw in every document, although the storages exist.
 *
 * @param methods - those that throw; only `setItem` imitates a full storage
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

/** Serves the HTML without the site's scripts, so that the page stays as it is on first paint. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/js\//, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
}
