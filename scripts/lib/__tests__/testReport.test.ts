import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {noNginx} from '../../../host/servers/startNginx';
import {countPlaywright, countReport, countVitest} from '../testReport';

describe('countVitest', () => {
  it('counts tests, and names those that failed with the first line of their error', () => {
    const assertionResults = [
      {fullName: 'adds', status: 'passed', failureMessages: []},
      {
        fullName: 'divides',
        status: 'failed',
        failureMessages: ['\u001B[31mAssertionError: 1 is not 2\u001B[39m\n at divide.ts'],
      },
      {fullName: 'multiplies', status: 'skipped'},
    ];
    const testResults = [{name: resolve('tools/sums.test.ts'), status: 'failed', assertionResults}];
    expect(countVitest({numPassedTests: 5, numTotalTests: 7, numFailedTestSuites: 1, testResults})).toEqual({
      passed: 5,
      failed: 2,
      failures: ['tools/sums.test.ts divides: AssertionError: 1 is not 2', 'tools/sums.test.ts multiplies (skipped)'],
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      {name: resolve('tools/sums.test.ts'), status: 'failed', message: 'No such module', assertionResults: []},
    ];
    expect(countVitest({numPassedTests: 5, numTotalTests: 5, numFailedTestSuites: 1, testResults})).toEqual({
      passed: 5,
      failed: 1,
      failures: ['tools/sums.test.ts: No such module'],
    });
  });
});

describe('countPlaywright', () => {
  const test = (title: string, status: string, error?: string) => ({
    title,
    file: 'e2e/site.spec.ts',
    line: 3,
    tests: [{status, annotations: [], results: [{...(error && {error: {message: error}})}]}],
  });
  const skipped = (title: string, description: string) => ({
    ...test(title, 'skipped'),
    tests: [{status: 'skipped', annotations: [{type: 'skip', description}], results: []}],
  });

  it('counts skipped and flaky tests, and errors outside tests, as failed', () => {
    const stats = {expected: 5, unexpected: 1, flaky: 1, skipped: 1};
    const specs = [
      test('opens', 'expected'),
      test('closes', 'unexpected', 'Error: still open\n at site.spec.ts'),
      test('scrolls', 'flaky', 'Error: no'),
      skipped('prints', 'not today'),
    ];
    expect(countPlaywright({stats, errors: [{message: 'no server'}], suites: [{specs}]})).toEqual({
      passed: 5,
      failed: 4,
      failures: [
        'outside a test: no server',
        'e2e/site.spec.ts:3 closes: Error: still open',
        'e2e/site.spec.ts:3 scrolls: Error: no',
        'e2e/site.spec.ts:3 prints (skipped)',
      ],
    });
  });

  it('counts tests that need nginx as skipped if it is not installed', () => {
    const stats = {expected: 5, unexpected: 0, flaky: 0, skipped: 2};
    const suites = [{suites: [{specs: [skipped('compresses', noNginx)]}], specs: [skipped('prints', 'not today')]}];
    expect(countPlaywright({stats, errors: [], suites})).toEqual({
      passed: 5,
      failed: 1,
      failures: ['e2e/site.spec.ts:3 prints (skipped)'],
      skipped: 1,
    });
  });
});

it('counts a truncated report as one failure, with its message', () => {
  const count = (): never => {
    throw new Error('.cache/vitest.json is no JSON\nat line 3');
  };
  expect(countReport('.cache/vitest.json', count)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['.cache/vitest.json: .cache/vitest.json is no JSON'],
  });
});
