import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseHistory} from '../history';
import {safeUrl, sitePath} from '../safeUrl';

/** URLs that look like paths, and that browsers resolve to another host. */
const disguised = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\t\\evil.example',
  '/./\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
];

describe('safeUrl', () => {
  it.each([
    ['/cms/intro', '/cms/intro'],
    ['/cms/intro?a=b#deep', '/cms/intro?a=b#deep'],
    ['/cms/./x/../intro', '/cms/intro'],
    ['/caf%C3%A9#part', '/caf%C3%A9#part'],
    ['https://strapi.io/blog', 'https://strapi.io/blog'],
    ['http://localhost:1337/', 'http://localhost:1337/'],
  ])('links %s', (url, linked) => {
    expect(safeUrl(url)).toBe(linked);
  });

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'blob:x',
    'cms/intro',
    '',
    '#x',
    '%',
    '/%E0%A4%A',
  ])('does not link %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });

  it.each(disguised)('SEARCH-10 does not treat %j as a page of this site', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });

  it('SEARCH-10 a URL that starts with a slash stays on the site, or is not linked', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '\r',
      '.',
      '..',
      '@',
      ':',
      '%',
      '%2F',
      '#',
      '?',
      ' ',
      'evil.example',
    );
    fc.assert(
      fc.property(fc.array(part, {maxLength: 8}), (parts) => {
        const url = safeUrl(`/${parts.join('')}`);
        expect(url === undefined || new URL(url, 'https://docs.example').origin === 'https://docs.example').toBe(true);
      }),
    );
  });

  it('drops what the router cannot decode', () => {
    expect(sitePath('/%E0%A4%A')).toBeUndefined();
    expect(sitePath('/cms/intro#%E0%A4%A')).toBeUndefined();
  });
});

describe('parseHistory', () => {
  it('SEARCH-03 drops stored entries that lead to other hosts or that the router cannot decode', () => {
    const entries = [...disguised, 'https://evil.example', 'javascript:alert(1)', '/%E0%A4%A', '/cms/intro'].map(
      (url) => ({
        url,
        title: 'Title',
        place: '',
      }),
    );
    const {recent, favorites} = parseHistory(JSON.stringify({recent: entries, favorites: entries}));
    expect([recent, favorites].map((list) => list.map(({url}) => url))).toEqual([['/cms/intro'], ['/cms/intro']]);
  });

  it('SEARCH-03 accepts anything that storage may contain', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
        expect(Object.keys(parseHistory(stored))).toEqual(['recent', 'favorites']);
      }),
    );
    expect(parseHistory('{"recent": [1, null, {"url": 5}], "favorites": "x"}')).toEqual({recent: [], favorites: []});
  });
});
