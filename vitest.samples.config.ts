import {defineConfig} from 'vitest/config';

/** Tests that boot the samples application; `npm run test:samples` runs them and checks the pages. */
export default defineConfig({
  test: {
    include: ['tests/samples/**/*.test.ts'],
    fileParallelism: false,
    hookTimeout: 900_000,
    // Most boot an application or wait for one, which takes a minute on a busy machine.
    testTimeout: 300_000,
  },
});
