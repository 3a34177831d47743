import {describe, expect, it} from 'vitest';
import {isNear} from '../isNear';
import {splitWords} from '../splitWords';

describe('isNear', () => {
  it.each([
    ['clint', 'client'],
    ['clieent', 'client'],
    ['cleint', 'client'],
    ['cliant', 'client'],
    ['ap', 'api'],
  ])('%s is similar to %s', (rare, frequent) => {
    expect(isNear(rare, frequent)).toBe(true);
  });

  it.each([
    ['client', 'client'],
    ['clients', 'client'],
    ['agent', 'client'],
    ['cleit', 'client'],
  ])("%s isn't similar to %s", (rare, frequent) => {
    expect(isNear(rare, frequent)).toBe(false);
  });
});

describe('splitWords', () => {
  it('splits names into their parts', () => {
    expect(splitWords('APP_KEYS restURL findMany').map(({text, index}) => `${index} ${text}`)).toEqual([
      '0 app',
      '4 keys',
      '9 rest',
      '13 url',
      '17 find',
      '21 many',
    ]);
  });
});
