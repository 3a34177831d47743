import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findProblems, isCurrent, type Clips} from '../findProblems';
import {readClips} from '../readClips';

const recording = {label: 'A field is dragged', width: 700, height: 400, hash: 'now'};
const good: Clips = {
  definitions: new Map([['drag', {hash: 'now', label: 'A field is dragged'}]]),
  recorded: {drag: recording},
  sizes: new Map([
    ['drag.webm', 200_000],
    ['drag.webp', 20_000],
  ]),
  shown: ['drag'],
};

describe('findProblems', () => {
  it("finds none if every clip's recording is current and shown on a page", () => {
    expect(findProblems(good)).toEqual([]);
  });

  it.each<[string, Partial<Clips>, string]>([
    ['a clip that was never recorded', {recorded: {}}, 'never recorded'],
    ['a clip without its poster', {sizes: new Map([['drag.webm', 1]])}, 'never recorded'],
    ['a stale clip', {definitions: new Map([['drag', {hash: 'later', label: 'A field is dragged'}]])}, 'stale'],
    ['a changed label', {definitions: new Map([['drag', {hash: 'now', label: 'Another'}]])}, 'another label'],
    ['a clip that no page shows', {shown: []}, 'on no page'],
    ['a clip that is too large', {sizes: new Map(good.sizes).set('drag.webm', 400_001)}, 'drag.webm has 400 KB'],
    ['a file without a clip', {sizes: new Map(good.sizes).set('old.webm', 1)}, 'belongs to no clip'],
    ['a record without a clip', {recorded: {drag: recording, old: recording}}, 'no such clip'],
  ])('reports %s', (_, change, message) => {
    expect(findProblems({...good, ...change})).toEqual([expect.stringContaining(message)]);
  });
});

describe('isCurrent', () => {
  it.each<[string, Partial<Clips>, boolean]>([
    ['a current recording', {}, true],
    ['no recording', {recorded: {}}, false],
    ['a stale recording', {definitions: new Map([['drag', {hash: 'later', label: 'A field is dragged'}]])}, false],
    ['a recording whose file is gone', {sizes: new Map([['drag.webp', 1]])}, false],
  ])('of a clip with %s', (_, change, expected) => {
    expect(isCurrent('drag', {...good, ...change})).toBe(expected);
  });
});

it('every clip in config/clips.ts has a current recording, and is on a page', async () => {
  expect(findProblems(await readClips(path.resolve(__dirname, '../../../docs')))).toEqual([]);
});
