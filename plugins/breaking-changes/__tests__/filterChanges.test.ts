import {expect, it} from 'vitest';
import {filterChanges, noFilter} from '../core/filterChanges';
import type {BreakingChange} from '../core/types';

const page = {description: 'A change.', permalink: '/change'};
const changes: BreakingChange[] = [
  {...page, title: 'a', area: 'database', codemods: ['sqlite3-to-better-sqlite3'], affectsPlugins: false},
  {...page, title: 'b', area: 'database', codemods: [], affectsPlugins: true},
  {...page, title: 'c', area: 'backend', codemods: ['utils-public-interface'], affectsPlugins: true},
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
])('%o leaves "%s"', (filter, titles) => {
  const left = filterChanges(changes, {...noFilter, ...filter});
  expect(left.map(({title}) => title).join('')).toBe(titles);
});
