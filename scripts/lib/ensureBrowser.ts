import {chromium} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {env} from '../../config/env';
import {installPackages} from '../../tools/installPackages';

/**
 * Makes sure that the browser tests have a browser: the one of CHROMIUM_PATH, Playwright's own, or one that it installs:
 * Playwright's where its download is reachable, else Debian's Chromium.
 *
 * @throws Error with what to do when there is no browser and none can be installed
 */
export function ensureBrowser(): void {
  if (hasBrowser()) {
    return;
  }
  const attempts = [
    () => spawnSync('npx playwright install --only-shell chromium', {shell: true, stdio: 'inherit', timeout: 600_000}),
    // The headless shell alone: a test takes half the time it does in the full browser.
    () => installPackages(['chromium-headless-shell', 'fonts-liberation']),
  ];
  for (const attempt of attempts) {
    attempt();
    if (hasBrowser()) {
      return;
    }
  }
  throw new Error(
    `The browser tests need Chromium, and none could be installed. Install it (on Debian, as root: apt-get install chromium-headless-shell) and set CHROMIUM_PATH if it isn't at ${env.CHROMIUM_PATH}.`,
  );
}

function hasBrowser(): boolean {
  return existsSync(env.CHROMIUM_PATH) || existsSync(chromium.executablePath());
}
