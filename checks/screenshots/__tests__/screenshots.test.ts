import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesOf, findProblems} from '../findProblems';
import {dotOf, frameOf} from '../frameOf';
import {hashShots} from '../../shared/hashShots';
import {readScreenshots} from '../readScreenshots';
import {shownIn} from '../shownIn';

const taken = {alt: 'A list', width: 1280, height: 800, hash: 'now'};
const good = {
  shots: new Map([['list', {hash: 'now', alt: 'A list'}]]),
  taken: {list: taken},
  files: filesOf('list', undefined),
  shown: [{file: 'docs/a.mdx', name: 'list', explained: 0}],
};

describe('findProblems', () => {
  it('finds none if every screenshot is current and shown on a page', () => {
    expect(findProblems(good)).toEqual([]);
  });

  it.each([
    ['a screenshot that was never taken', {taken: {}}, 'never taken'],
    ['a screenshot without its file for dark mode', {files: ['list-light.webp']}, 'never taken'],
    ['a stale screenshot', {shots: new Map([['list', {hash: 'later', alt: 'A list'}]])}, 'stale'],
    ['an alt text that changed', {shots: new Map([['list', {hash: 'now', alt: 'The list'}]])}, '--tidy'],
    ['a screenshot that no page shows', {shown: []}, 'on no page'],
    [
      'a screenshot without its file for phones',
      {taken: {list: {...taken, phone: {width: 440, height: 600}}}},
      'never taken',
    ],
    [
      'numbers without a list that explains them',
      {taken: {list: {...taken, marks: 2}}},
      'docs/a.mdx: list has 2 numbers',
    ],
    ['a record without a shot', {taken: {list: taken, old: taken}}, 'no shot has that name'],
    ['a file without a shot', {files: [...filesOf('list', undefined), 'old-dark.webp']}, 'belongs to no shot'],
  ])('reports %s', (_, change, message) => {
    expect(findProblems({...good, ...change})).toEqual([expect.stringContaining(message)]);
  });
});

describe('shownIn', () => {
  it('counts the items of the numbered list right below', () => {
    const page = (below: string) => shownIn('docs/a.mdx', `Text\n\n<Screenshot name="list" />\n\n${below}`);
    expect(page('1. A\n2. B\n   more of B\n\nText\n\n1. Other')).toEqual([
      {file: 'docs/a.mdx', name: 'list', explained: 2},
    ]);
    expect(page('Text\n\n1. Other')).toEqual([{file: 'docs/a.mdx', name: 'list', explained: 0}]);
  });

  it('distinguishes a list inside a step from the next step', () => {
    const source = '1. Step\n\n   <Screenshot name="list" />\n\n   1. A\n   2. B\n\n2. Step\n';
    expect(shownIn('a', source)).toEqual([{file: 'a', name: 'list', explained: 2}]);
    expect(shownIn('a', '1. Step\n\n   <Screenshot name="list" />\n\n2. Step\n')).toEqual([
      {file: 'a', name: 'list', explained: 0},
    ]);
  });
});

const window = {width: 1000, height: 800};

describe('frameOf', () => {
  it('contains all elements and the margin, in whole pixels, inside the window', () => {
    const boxes = [
      {x: 100.4, y: 50, width: 200, height: 30},
      {x: 400, y: 700, width: 100.2, height: 300},
    ];
    expect(frameOf(boxes, 10, window)).toEqual({x: 90, y: 40, width: 421, height: 760});
  });

  it('rejects elements outside the window', () => {
    expect(() => frameOf([{x: 0, y: 900, width: 10, height: 10}], 10, window)).toThrow('outside the window');
  });
});

describe('dotOf', () => {
  const frame = {x: 100, y: 100, width: 300, height: 200};

  it('puts the number at the top left corner, inside the screenshot', () => {
    expect(dotOf({x: 200, y: 150, width: 50, height: 20}, frame, 12)).toEqual({x: 200, y: 150});
    expect(dotOf({x: 90, y: 290, width: 50, height: 20}, frame, 12)).toEqual({x: 112, y: 288});
  });

  it('rejects an element that the screenshot does not show', () => {
    expect(() => dotOf({x: 500, y: 150, width: 50, height: 20}, frame, 12)).toThrow('outside the screenshot');
  });
});

describe('hashShots', () => {
  const source = (text: string) => `export const area = {'a-list': {${text}}, other: {path: '/'}} satisfies Shots;`;
  const hashOf = (text: string, version = '5.54.0') => hashShots(source(text), version).get('a-list');

  it("changes with the shot's definition and the version", () => {
    expect(hashOf("path: '/a'")).not.toBe(hashOf("path: '/b'"));
    expect(hashOf("path: '/a'")).not.toBe(hashOf("path: '/a'", '5.55.0'));
    expect([...hashShots(source(''), '').keys()]).toEqual(['a-list', 'other']);
  });

  it('changes with spaces in what a shot waits for or types', () => {
    expect(hashOf("ready: 'Log in'")).not.toBe(hashOf("ready: 'Login'"));
    expect(hashOf('before: `a\n  b`')).not.toBe(hashOf('before: `a\nb`'));
  });

  it("doesn't change with the alt text of a screenshot or the label of a clip", () => {
    expect(hashOf("alt: 'A list', path: '/a'")).toBe(hashOf("path: '/a'"));
    expect(hashOf("label: 'A list', path: '/a'")).toBe(hashOf("path: '/a'"));
    expect(hashOf("path: '/a', before: 'alt'")).not.toBe(hashOf("path: '/a'"));
  });

  it("doesn't change with formatting and comments", () => {
    const compact = hashOf("path: '/a', marks: [(page) => page.locator('a')]");
    expect(hashOf("\n  path:   '/a',\n  marks: [\n    (page) => page.locator('a'),\n  ],\n")).toBe(compact);
    expect(hashOf("/** The list. */ path: '/a', // its URL\n marks: [(page) => page.locator(/* all */ 'a')]")).toBe(
      compact,
    );
  });
});

it('every shot in config/screenshots has a current screenshot, and is on a page', async () => {
  expect(findProblems(await readScreenshots(path.resolve(__dirname, '../../../docs')))).toEqual([]);
});
