import {beforeEach, expect, it, vi} from 'vitest';
import {loadPages} from '../client/loadPages';

const {loaded, firsts} = vi.hoisted(() => ({loaded: [] as string[], firsts: ['/', '/cms/a', '/cms/api-tokens']}));

vi.mock('../client/sections', () => ({
  firsts,
  loaders: firsts.map((first) => () => Promise.resolve(loaded.push(first))),
}));

beforeEach(() => {
  loaded.length = 0;
});

it.each([
  ['/', '/'],
  ['/cms/api', '/cms/a'],
  ['/cms/api/', '/cms/a'],
  ['/cms/api-tokens/', '/cms/api-tokens'],
])('loads for %s the section that starts with %s', async (pathname, first) => {
  await loadPages(pathname);
  expect(loaded).toEqual([first]);
});
