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
    ['plient', 'client'],
    ['is', 'api'],
    ['cl', 'client'],
    ['cli', 'clients'],
    ['app', 'apply'],
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

  it('leaves out single letters, and letters in ids, tokens, colors and escapes', () => {
    const ids = 'the ids 4f3c2a1b9e8d7c6f5a4b and ab4f3c2a1b9e8d7c6f5a';
    const text = `${ids}, a token eyJhbGciOi.JIUzI1, a color #fafafa, a path %2Fcms, a line\\nbreak, incomprehensibilities`;
    expect(splitWords(text).map((word) => word.text)).toEqual([
      ...['the', 'ids', 'and', 'token', 'color', 'path', 'cms', 'line', 'break', 'incomprehensibilities'],
    ]);
    expect(splitWords(text).at(-1)?.index).toBe(text.indexOf('incomprehensibilities'));
  });
});
