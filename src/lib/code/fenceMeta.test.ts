import {describe, expect, it} from 'vitest';
import {parseFenceMeta} from './fenceMeta';

describe('parseFenceMeta', () => {
  it.each([
    [undefined, {isResponse: false}],
    ['title="src/index.ts" {1,3}', {isResponse: false}],
    ['run', {isResponse: false}],
    ['no-check="no response status=500 here"', {isResponse: false}],
    ['response', {isResponse: true, status: 200}],
    ['response status=201', {isResponse: true, status: 201}],
    ['response title="a" status=404', {isResponse: true, status: 404}],
  ])('%s', (meta, expected) => {
    expect(parseFenceMeta(meta)).toEqual(expected);
  });
});
