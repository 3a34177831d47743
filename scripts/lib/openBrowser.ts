import {chromium, type Browser} from '@playwright/test';
import {chromiumPath} from '../../config/env';

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up. */
export const slow4G = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};

/** Opens Chromium for measurements and drawings: the one in CHROMIUM_PATH, or Playwright's own. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
