import {defineConfig, devices, type Project} from '@playwright/test';
import {availableParallelism} from 'node:os';
import {chromiumPath, env} from './config/env';

const {PORT: port} = env;

const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ],
};

/**
 * Compares screenshots with those in tests/visual/baseline, which were taken on Linux. Text renders differently on
 * other systems.
 */
const visual: Project[] =
  process.platform === 'linux'
    ? [
        {
          name: 'visual',
          testMatch: 'visual/**/*.spec.ts',
          snapshotPathTemplate: '{testDir}/visual/baseline/{arg}{ext}',
          use: {
            reducedMotion: 'reduce',
            // Makes text rendering independent of the machine's font settings. The fonts come with the site.
            launchOptions: {
              ...launchOptions,
              args: [...launchOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
            },
          },
        },
      ]
    : [];

/**
 * Browser tests run against the production build, served by `npm run serve`, which behaves like the production host.
 */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/globalSetup.ts',
  projects: [{name: 'browser', testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts']}, ...visual],
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: true,
  retries: 0,
  // CI runs the samples at the same time, so a step that usually takes a second can take ten. No test is about speed.
  timeout: 180_000,
  expect: {timeout: 45_000},
  reporter: [['list'], ['json', {outputFile: '.cache/playwright.json'}]],
  outputDir: '.cache/test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    ...devices['Desktop Chrome'],
    viewport: {width: 1440, height: 900},
    launchOptions,
    // A failed test's actions, requests and console output. Screenshots and DOM snapshots of every step would take a
    // third of the CPU time of all tests; `--trace on` records them for the tests you name.
    trace: {mode: 'retain-on-failure', screenshots: false, snapshots: false},
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
