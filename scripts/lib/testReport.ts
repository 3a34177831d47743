import {noNginx} from '../../host/servers/startNginx';

export interface Counts {
  passed: number;
  failed: number;
  /** Tests that can't run on this machine, and say why. */
  skipped?: number;
}

/** What `vitest --reporter=json` writes, as far as counts go. */
export interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  numFailedTestSuites: number;
}

/** What Playwright's JSON reporter writes, as far as counts go. */
export interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  errors: readonly unknown[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    tests: readonly {status: string; annotations: readonly {type: string; description?: string}[]}[];
  }[];
}

/**
 * Counts of a Vitest run. A test that did not run, and a file that could not be loaded, count as failed.
 */
export function countVitest({numPassedTests, numTotalTests, numFailedTestSuites}: VitestReport): Counts {
  const failed = numTotalTests - numPassedTests;
  return {passed: numPassedTests, failed: failed === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : failed};
}

/**
 * Counts of a Playwright run. A skipped or flaky test, and an error outside a test, count as failed; a test that needs
 * nginx where there is none counts as skipped.
 */
export function countPlaywright({stats, errors, suites = []}: PlaywrightReport): Counts {
  const skipped = suites.reduce((sum, suite) => sum + countWithoutNginx(suite), 0);
  const failed = stats.unexpected + stats.flaky + stats.skipped - skipped + errors.length;
  return {passed: stats.expected, failed, ...(skipped > 0 && {skipped})};
}

function countWithoutNginx({suites = [], specs = []}: PlaywrightSuite): number {
  const here = specs
    .flatMap(({tests}) => tests)
    .filter(
      ({status, annotations}) =>
        status === 'skipped' && annotations.some(({type, description}) => type === 'skip' && description === noNginx),
    );
  return suites.reduce((sum, suite) => sum + countWithoutNginx(suite), here.length);
}
