import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitest/config';
import {listFiles} from './tools/listFiles';

const folders = ['config', 'host', 'src', 'plugins', 'checks', 'scripts', 'tools', 'tests/unit'];

/** Tests that replace modules or globals. They need modules of their own. */
const replacing = folders
  .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) =>
    /\bvi\.(mock|doMock|stub\w+|resetModules|useFakeTimers)\(|\bprocess\.env\b|\bglobalThis\b/.test(
      readFileSync(file, 'utf8'),
    ),
  );

/**
 * Unit tests. Files of the same worker share the modules that they import, because loading them anew for each of two
 * hundred files would take half of the time.
 */
export default defineConfig({
  esbuild: {jsx: 'automatic'},
  test: {
    // Some tests try many inputs, which takes seconds on a busy machine.
    testTimeout: 30_000,
    // Vitest reads this here first: if it were true, projects couldn't turn it off.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'sharing modules',
          include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: ['node_modules/**', ...replacing],
        },
      },
      {extends: true, test: {name: 'replacing modules', include: replacing, isolate: true}},
    ],
  },
});
