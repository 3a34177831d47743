import {z} from 'zod';
import {noNginx} from '../../host/servers/startNginx';

export interface Counts {
  passed: number;
  failed: number;
  /** Tests that can't run on this machine, and say why. */
  skipped?: number;
}

/** What `vitest --reporter=json` writes, as far as counts go. */
export const vitestReport = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  numFailedTestSuites: z.number(),
});

const playwrightSuite = z.object({
  get suites() {
    return z.array(playwrightSuite).optional();
  },
  specs: z
    .array(
      z.object({
        tests: z.array(
          z.object({
            status: z.string(),
            annotations: z.array(z.object({type: z.string(), description: z.string().optional()})),
          }),
        ),
      }),
    )
    .optional(),
});

/** What Playwright's JSON reporter writes, as far as counts go. */
export const playwrightReport = z.object({
  stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number()}),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite).optional(),
});

type VitestReport = z.output<typeof vitestReport>;
type PlaywrightReport = z.output<typeof playwrightReport>;
type PlaywrightSuite = z.output<typeof playwrightSuite>;

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
