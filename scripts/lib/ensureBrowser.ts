import {chromium} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromiumPath, env} from '../../config/env';
import {installPackages} from '../../tools/installPackages';

/**
 * Makes sure that there's a browser for tests: the one in CHROMIUM_PATH or Playwright's own. If there's none, it
 * installs Playwright's, or Debian's Chromium if that download isn't available.
 *
 * @throws Error with what to do if there's no browser and none can be installed
 */
export function ensureBrowser(): void {
  if (hasBrowser()) {
    return;
  }
  const attempts = [
    () => spawnSync('npx playwright install --only-shell chromium', {shell: true, stdio: 'inherit', timeout: 600_000}),
    // Only the headless shell, because tests take half as long with it as with the full browser.
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
  return chromiumPath() !== undefined || existsSync(chromium.executablePath());
}
