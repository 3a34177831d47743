import {expect, it} from 'vitest';
import {filterChanges, noFilter} from '../core/filterChanges';

const changes = [
  {name: 'a', area: 'database', codemods: ['sqlite3-to-better-sqlite3'], affectsPlugins: false},
  {name: 'b', area: 'database', codemods: [], affectsPlugins: true},
  {name: 'c', area: 'backend', codemods: ['utils-public-interface'], affectsPlugins: true},
];

it.each([
  [{}, 'abc'],
  [{area: 'database'}, 'ab'],
  [{codemod: 'with'}, 'ac'],
  [{codemod: 'without'}, 'b'],
  [{codemod: 'utils-public-interface'}, 'c'],
  [{plugins: 'yes'}, 'bc'],
  [{plugins: 'no'}, 'a'],
  [{area: 'database', codemod: 'with', plugins: 'yes'}, ''],
])('%o leaves "%s"', (filter, names) => {
  const left = filterChanges(changes, {...noFilter, ...filter});
  expect(left.map(({name}) => name).join('')).toBe(names);
});
