import {defineConfig, devices} from '@playwright/test';
import {existsSync} from 'node:fs';
import {env} from './config/env';

const {PORT: port, CHROMIUM_PATH: chromium} = env;

/**
 * Browser tests run on the production build, served by `npm run serve` with the host behaviour the site is deployed with.
 */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/globalSetup.ts',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  reporter: [['list'], ['json', {outputFile: '.cache/playwright.json'}]],
  outputDir: '.cache/test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    ...devices['Desktop Chrome'],
    viewport: {width: 1440, height: 900},
    launchOptions: {
      executablePath: existsSync(chromium) ? chromium : undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
