import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {childEnvironment} from '../../config/env';

const run = (script: string, argument: string) =>
  spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', `scripts/${script}.ts`, argument], {
    encoding: 'utf8',
    env: childEnvironment({}),
  });

it.each(['samples', 'tables'])('npm run %s fails if no page has the name, before it starts anything', (script) => {
  const {status, stdout, stderr} = run(script, 'quik-start');
  expect(stderr).toBe('No page has quik-start in its path below docs/: nothing was checked.\n');
  expect([status, stdout]).toEqual([1, '']);
});

it.each([
  ['test', '--quik', '0 passed, 1 failed\n'],
  ['bench-search', '--brwser', ''],
])('scripts/%s.ts rejects the unknown option %s, before it starts anything', (script, option, output) => {
  const {status, stdout, stderr} = run(script, option);
  expect(stderr).toBe(`Unknown option '${option}'\n`);
  expect([status, stdout]).toEqual([1, output]);
});
