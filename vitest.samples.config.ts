import {BaseSequencer} from 'vitest/node';
import type {TestSpecification} from 'vitest/node';
import {defineConfig} from 'vitest/config';

/** The files that take longest, in descending order. They start first, and all others run beside them. */
const longest = ['docs.test.ts', 'plugin.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({moduleId}: TestSpecification): number => longest.findIndex((name) => moduleId.endsWith(name)) + 1;
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => (rank(a) || longest.length + 1) - (rank(b) || longest.length + 1));
  }
}

/** Tests that boot the samples application; `npm run test:samples` runs them and checks the pages. */
export default defineConfig({
  test: {
    include: ['tests/samples/**/*.test.ts'],
    globalSetup: 'tests/samples/prepare.ts',
    sequence: {sequencer: LongestFirst},
    // Each worker has up to three processes with applications, and a browser.
    maxWorkers: 2,
    minWorkers: 1,
    hookTimeout: 900_000,
    // Most tests boot an application or wait for one, which takes a minute on a busy machine.
    testTimeout: 300_000,
  },
});
