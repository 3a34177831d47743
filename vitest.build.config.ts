import {defineConfig} from 'vitest/config';

/**
 * Tests that build small fixture sites or run commands of the project. They take seconds each, and two files run in
 * parallel.
 */
export default defineConfig({
  test: {
    include: ['tests/build/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    maxConcurrency: 3,
    minWorkers: 1,
  },
});
