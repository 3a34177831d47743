import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {cleanHash, cleanPathname} from '../core/cleanPathname';

describe('cleanPathname', () => {
  it.each([
    ['/cms/intro', '/cms/intro'],
    ['/', '/'],
    ['/cms/intro.html', '/cms/intro'],
    ['/cms/intro/index.html', '/cms/intro'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/cms%2Fintro', '/cms/intro'],
    ['/cms%2fintro.html', '/cms/intro'],
    ['//cms//intro', '/cms/intro'],
    ['//', '/'],
    ['/cms/index.html.mdx', '/cms/index.html.mdx'],
    ['/cms/my-index.html', '/cms/my-index'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/100%.html', '/100%25'],
  ])('ROUTE-03 ROUTE-10 turns %s into %s', (pathname, clean) => {
    expect(cleanPathname(pathname)).toBe(clean);
  });

  it('ROUTE-10 always returns a pathname that can be decoded', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const clean = cleanPathname(`/${text}`);
        expect(() => decodeURI(clean)).not.toThrow();
      }),
    );
  });
});

describe('cleanHash', () => {
  it.each([
    ['', ''],
    ['#filters', '#filters'],
    ['#caf%C3%A9', '#caf%C3%A9'],
    ['#100%', '#100%25'],
  ])('turns "%s" into "%s"', (hash, clean) => {
    expect(cleanHash(hash)).toBe(clean);
  });
});
