import {describe, expect, it} from 'vitest';
import {parseMeta, responseStatus} from '../parseMeta';

describe('parseMeta', () => {
  it('tells words with a value from those without, and leaves out ranges of lines', () => {
    expect(parseMeta('title="src/a b.ts" {1,3} run status=201')).toEqual({
      flags: new Set(['run']),
      values: {title: 'src/a b.ts', status: '201'},
    });
    expect(parseMeta()).toEqual({flags: new Set(), values: {}});
  });
});

describe('responseStatus', () => {
  it.each([
    [undefined, undefined],
    ['title="src/index.ts" {1,3}', undefined],
    ['run', undefined],
    ['no-check="no response status=500 here"', undefined],
    ['response', 200],
    ['response status=201', 201],
    ['response title="a" status=404', 404],
    ['response status=many', 200],
  ])('%s', (meta, expected) => {
    expect(responseStatus(meta)).toBe(expected);
  });
});
