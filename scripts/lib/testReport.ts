import {relative, sep} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {z} from 'zod';
import {noNginx} from '../../host/servers/startNginx';

export interface Counts {
  passed: number;
  failed: number;
  /** Tests that can't run on this machine and say why. */
  skipped?: number;
  /** One line for each failure: its file, the test's title, and the first line of the error. */
  failures: string[];
}

/** The output of `vitest --reporter=json`, as far as it's needed for counts. */
export const vitestReport = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).optional()}),
      ),
    }),
  ),
});

const playwrightSuite = z.object({
  get suites() {
    return z.array(playwrightSuite).optional();
  },
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        line: z.number(),
        tests: z.array(
          z.object({
            status: z.string(),
            annotations: z.array(z.object({type: z.string(), description: z.string().optional()})),
            results: z.array(z.object({error: z.object({message: z.string().optional()}).optional()})),
          }),
        ),
      }),
    )
    .optional(),
});

/** The output of Playwright's JSON reporter, as far as it's needed for counts. */
export const playwrightReport = z.object({
  stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number()}),
  errors: z.array(z.object({message: z.string().optional()})),
  suites: z.array(playwrightSuite).optional(),
});

type VitestReport = z.output<typeof vitestReport>;
type PlaywrightReport = z.output<typeof playwrightReport>;
type PlaywrightSuite = z.output<typeof playwrightSuite>;
type PlaywrightTest = NonNullable<PlaywrightSuite['specs']>[number]['tests'][number];

/**
 * Counts of a Vitest run. Tests that didn't run and files that couldn't be loaded count as failed, so a test that some
 * systems can't run isn't skipped there, but not defined.
 */
export function countVitest({numPassedTests, numTotalTests, numFailedTestSuites, testResults}: VitestReport): Counts {
  const failed = numTotalTests - numPassedTests;
  const failures = testResults.flatMap(({name, status, message, assertionResults}) => {
    const file = relative(process.cwd(), name).replaceAll(sep, '/');
    const tests = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({fullName, status: outcome, failureMessages = []}) =>
        describeFailure(`${file} ${fullName}`, outcome, failureMessages[0]),
      );
    return tests.length === 0 && status === 'failed' ? [describeFailure(file, status, message)] : tests;
  });
  return {
    passed: numPassedTests,
    failed: failed === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : failed,
    failures,
  };
}

/**
 * Counts of a Playwright run. Skipped and flaky tests, and errors outside of tests, count as failed. Tests that need
 * nginx count as skipped if it's missing.
 */
export function countPlaywright({stats, errors, suites = []}: PlaywrightReport): Counts {
  const notPassed = suites.flatMap(listTests).filter(({status}) => status !== 'expected');
  const skipped = notPassed.filter(isWithoutNginx).length;
  const failed = stats.unexpected + stats.flaky + stats.skipped - skipped + errors.length;
  const failures = [
    ...errors.map(({message}) => describeFailure('outside a test', 'failed', message)),
    ...notPassed
      .filter((test) => !isWithoutNginx(test))
      .map(({name, status, results}) =>
        describeFailure(name, status, results.find(({error}) => error?.message)?.error?.message),
      ),
  ];
  return {passed: stats.expected, failed, failures, ...(skipped > 0 && {skipped})};
}

/**
 * @param count - reads the report
 * @returns its counts; one failure if it can't be read, for example because the run was stopped while writing it
 */
export function countReport(file: string, count: (file: string) => Counts): Counts {
  try {
    return count(file);
  } catch (error) {
    return {passed: 0, failed: 1, failures: [describeFailure(file, 'unreadable', (error as Error).message)]};
  }
}

function describeFailure(name: string, status: string, error: string | undefined): string {
  const [line = ''] = stripVTControlCharacters(error ?? '').split('\n', 1);
  return line === '' ? `${name} (${status})` : `${name}: ${line}`;
}

function listTests({suites = [], specs = []}: PlaywrightSuite): Array<PlaywrightTest & {name: string}> {
  const here = specs.flatMap(({title, file, line, tests}) =>
    tests.map((test) => ({...test, name: `${file}:${line} ${title}`})),
  );
  return [...here, ...suites.flatMap(listTests)];
}

function isWithoutNginx({status, annotations}: PlaywrightTest): boolean {
  return status === 'skipped' && annotations.some(({type, description}) => type === 'skip' && description === noNginx);
}
