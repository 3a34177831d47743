import {defineConfig} from 'vitest/config';

export default defineConfig({
  esbuild: {jsx: 'automatic'},
  test: {
    include: ['{config,host,src,plugins,checks,scripts,tools}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
    exclude: ['node_modules/**'],
    // Some tests try many inputs, which takes seconds on a busy machine.
    testTimeout: 30_000,
  },
});
