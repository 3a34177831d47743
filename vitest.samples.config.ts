import {defineConfig} from 'vitest/config';

/** Tests that boot the samples application; `npm run test:samples` runs them and checks the pages. */
export default defineConfig({
  test: {include: ['tests/samples/**/*.test.ts'], fileParallelism: false, hookTimeout: 600_000},
});
