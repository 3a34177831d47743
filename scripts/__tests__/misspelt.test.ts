import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {childEnvironment} from '../../config/env';

it.each(['samples', 'tables'])('npm run %s fails if no page has the name, before it starts anything', (script) => {
  const tsx = ['node_modules/tsx/dist/cli.mjs', `scripts/${script}.ts`, 'quik-start'];
  const {status, stdout, stderr} = spawnSync(process.execPath, tsx, {encoding: 'utf8', env: childEnvironment({})});
  expect(stderr).toBe('No page has quik-start in its path below docs/: nothing was checked.\n');
  expect([status, stdout]).toEqual([1, '']);
});
