import {describe, expect, it} from 'vitest';
import {parseMeta, parseResponseMeta} from '../parseMeta';

describe('parseMeta', () => {
  it('distinguishes words with and without a value, and drops line ranges', () => {
    expect(parseMeta('title="src/a b.ts" {1,3} run status=201 no-check=later note=""')).toEqual({
      flags: new Set(['run']),
      values: {title: 'src/a b.ts', status: '201', 'no-check': 'later', note: ''},
    });
    expect(parseMeta()).toEqual({flags: new Set(), values: {}});
  });
});

describe('parseResponseMeta', () => {
  it.each([
    [undefined, undefined],
    ['title="src/index.ts" {1,3}', undefined],
    ['run', undefined],
    ['no-check="no response status=500 here"', undefined],
    ['response', {status: 200, isResult: false}],
    ['response status=201', {status: 201, isResult: false}],
    ['response title="a" status=404', {status: 404, isResult: false}],
    ['response result fold=16', {status: 200, isResult: true, fold: 16}],
    ['response fold=1', {status: 200, isResult: false, fold: 1}],
    ['response status=many', {status: 200, isResult: false}],
    ['response status=4040', {status: 200, isResult: false}],
    ['response status=~404', {status: 200, isResult: false}],
  ])('%s', (meta, expected) => {
    expect(parseResponseMeta(meta)).toEqual(expected);
  });
});
