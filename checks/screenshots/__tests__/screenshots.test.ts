import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesOf, findProblems} from '../findProblems';
import {hashShots} from '../hashShots';
import {readPictures} from '../readPictures';

const taken = {alt: 'A list', width: 1280, height: 800, hash: 'now'};
const good = {
  shots: new Map([['list', 'now']]),
  taken: {list: taken},
  files: filesOf('list'),
  shown: new Set(['list']),
};

describe('findProblems', () => {
  it('finds none where every shot was taken as it is and is shown', () => {
    expect(findProblems(good)).toEqual([]);
  });

  it.each([
    ['a picture that was never taken', {taken: {}}, 'never taken'],
    ['a picture without its file for dark mode', {files: ['list-light.webp']}, 'never taken'],
    ['a stale picture', {shots: new Map([['list', 'later']])}, 'stale'],
    ['a picture that no page shows', {shown: new Set<string>()}, 'on no page'],
    ['a record without a shot', {taken: {list: taken, old: taken}}, 'no shot has that name'],
    ['a file without a shot', {files: [...filesOf('list'), 'old-dark.webp']}, 'belongs to no shot'],
  ])('reports %s', (_, change, message) => {
    expect(findProblems({...good, ...change})).toEqual([expect.stringContaining(message)]);
  });
});

describe('hashShots', () => {
  const source = (text: string) => `export const area = {'a-list': {${text}}, other: {path: '/'}} satisfies Shots;`;
  const hashOf = (text: string, basis = '5.54.0') => hashShots(source(text), basis).get('a-list');

  it('changes with how a picture is taken and with the version, not with the format', () => {
    expect(hashOf("path: '/a'")).toBe(hashOf("\n  path:   '/a'\n"));
    expect(hashOf("path: '/a'")).not.toBe(hashOf("path: '/b'"));
    expect(hashOf("path: '/a'")).not.toBe(hashOf("path: '/a'", '5.55.0'));
    expect([...hashShots(source(''), '').keys()]).toEqual(['a-list', 'other']);
  });
});

it('every picture of config/screenshots was taken as it says, and is on a page', async () => {
  expect(findProblems(await readPictures(path.resolve(__dirname, '../../../docs')))).toEqual([]);
});
