import {expect, it} from 'vitest';
import type {Lab} from '../../shared/lab/lab';
import type {FileSet} from '../requests/loadFiles';
import {loadFiles} from '../requests/loadFiles';
import type {Labs} from '../requests/runPage';

function setOf(file: string, files: Readonly<Record<string, string>>): FileSet {
  const overlays = Object.entries(files).map(([path, text]) => ({path, text}));
  return {file, line: 7, overlays, withGraphql: false};
}

/** Fake applications: they fail to boot with a file that says so, and record the files they were booted with. */
function fakeLabs(): {labs: Labs; boots: string[][]} {
  const boots: string[][] = [];
  const lab = {
    uncaught: () => Promise.resolve([]),
    stop: () => Promise.resolve(),
  } as unknown as Lab;
  const labs: Labs = {
    plain: () => Promise.resolve(lab),
    withFiles: (overlays) => {
      boots.push(overlays.map(({path}) => path));
      const broken = overlays.find(({text}) => text === 'broken');
      return broken ? Promise.reject(new Error(`${broken.path} is broken\nRequire stack: a`)) : Promise.resolve(lab);
    },
  };
  return {labs, boots};
}

it('boots one application with the files of several pages, unless they share a file', async () => {
  const {labs, boots} = fakeLabs();
  const sets = [
    setOf('a.mdx', {'config/server.js': '', 'src/index.js': ''}),
    setOf('b.mdx', {'config/server.ts': ''}),
    setOf('c.mdx', {'config/admin.js': ''}),
  ];
  expect(await loadFiles(sets, labs)).toEqual([]);
  expect(boots).toEqual([['config/server.js', 'src/index.js', 'config/admin.js'], ['config/server.ts']]);
});

it('only reports the page whose files keep the application from booting', async () => {
  const {labs, boots} = fakeLabs();
  const sets = ['a', 'b', 'c'].map((name) =>
    setOf(`${name}.mdx`, {[`src/utils/${name}.js`]: name === 'b' ? 'broken' : ''}),
  );
  expect(await loadFiles(sets, labs)).toEqual([
    {file: 'b.mdx', line: 7, message: "the application doesn't start with this file: src/utils/b.js is broken"},
  ]);
  expect(boots).toHaveLength(4);
});

it.each([
  'src/api/city/content-types/city/schema.json',
  'src/components/kitchen/ingredient.json',
  'src/extensions/upload/strapi-server.js',
  'database/migrations/a.js',
  'config/env/production/database.js',
])('does not share an application that %s changes', async (path) => {
  const {labs, boots} = fakeLabs();
  expect(await loadFiles([setOf('a.mdx', {[path]: ''}), setOf('b.mdx', {'config/api.js': ''})], labs)).toEqual([]);
  expect(boots).toHaveLength(2);
});
