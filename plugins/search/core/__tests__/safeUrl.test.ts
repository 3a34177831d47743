import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {safeUrl} from '../safeUrl';

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
    '/cms/intro#%E0%A4%A',
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
});
