export interface Counts {
  passed: number;
  failed: number;
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
}

/**
 * Counts of a Vitest run. A test that did not run, and a file that could not be loaded, count as failed.
 */
export function countVitest({numPassedTests, numTotalTests, numFailedTestSuites}: VitestReport): Counts {
  const failed = numTotalTests - numPassedTests;
  return {passed: numPassedTests, failed: failed === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : failed};
}

/**
 * Counts of a Playwright run. A skipped or flaky test, and an error outside a test, count as failed.
 */
export function countPlaywright({stats, errors}: PlaywrightReport): Counts {
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length};
}
