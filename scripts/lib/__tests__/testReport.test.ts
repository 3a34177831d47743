import {describe, expect, it} from 'vitest';
import {noNginx} from '../../../host/servers/startNginx';
import {countPlaywright, countVitest} from '../testReport';

describe('countVitest', () => {
  it('counts tests', () => {
    expect(countVitest({numPassedTests: 5, numTotalTests: 7, numFailedTestSuites: 1})).toEqual({passed: 5, failed: 2});
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(countVitest({numPassedTests: 5, numTotalTests: 5, numFailedTestSuites: 1})).toEqual({passed: 5, failed: 1});
  });
});

describe('countPlaywright', () => {
  it('counts what did not pass as failed: skipped and flaky tests, errors outside tests', () => {
    const stats = {expected: 5, unexpected: 1, flaky: 1, skipped: 2};
    expect(countPlaywright({stats, errors: [{}]})).toEqual({passed: 5, failed: 5});
  });

  it('counts tests that need nginx, where there is none, as skipped', () => {
    const stats = {expected: 5, unexpected: 0, flaky: 0, skipped: 2};
    const test = (description: string) => ({
      tests: [{status: 'skipped', annotations: [{type: 'skip', description}]}],
    });
    const suites = [{suites: [{specs: [test(noNginx)]}], specs: [test('not today')]}];
    expect(countPlaywright({stats, errors: [], suites})).toEqual({passed: 5, failed: 1, skipped: 1});
  });
});
