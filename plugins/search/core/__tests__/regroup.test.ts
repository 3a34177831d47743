import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {regroup, stripOrigin} from '../regroup';
import type {SearchHit} from '../types';

const options = {
  origins: ['https://docs.strapi.io'],
  topLevels: [
    {label: 'CMS', urlContains: '/cms/'},
    {label: 'Cloud', urlContains: '/cloud/'},
  ],
  fallback: 'Documentation',
};

function hit(url: string, top: string | null = 'Top', content: string | null = null): SearchHit {
  return {url, hierarchy_lvl0: top, hierarchy_lvl1: 'Page', hierarchy_lvl2: 'Heading', content};
}

const topOf = (one: SearchHit): string | undefined => regroup([one], options)[0]?.label;

const oddUrls = fc.oneof(
  fc.webUrl({withFragments: true, withQueryParameters: true}),
  fc.string({unit: 'binary'}),
  fc.constantFrom('', '#', '?', '/', '//', '/cms', '/cms/', '/cloud/', '/cms/cloud/', 'https://docs.strapi.io'),
  fc.string().map((path) => `https://docs.strapi.io/${path}`),
  fc.string().map((path) => `https://docs.strapi.io.evil.example/${path}`),
  fc.string().map((path) => `/cms/${path}`),
  fc.string().map((path) => `javascript:${path}`),
  fc.string().map((path) => `%E0%A4%A${path}`),
);
/** Results of any URL and top-level title, which their content tells apart. */
const hits = fc
  .array(fc.tuple(oddUrls, fc.option(fc.string(), {nil: null})))
  .map((list) => list.map(([url, top], position) => hit(url, top, String(position))));

describe('the top level', () => {
  test("SEARCH-07 is CMS or Cloud by URL, otherwise the result's own, otherwise Documentation", () => {
    expect(topOf(hit('https://docs.strapi.io/cms/intro'))).toBe('CMS');
    expect(topOf(hit('/cloud/intro'))).toBe('Cloud');
    expect(topOf(hit('/whats-new'))).toBe('Top');
    expect(topOf(hit('/whats-new', null))).toBe('Documentation');
    expect(topOf(hit('/whats-new', ' '))).toBe('Documentation');
  });

  test('SEARCH-07 is never empty, whatever the URL', () => {
    fc.assert(
      fc.property(hits, (list) => {
        for (const one of list) {
          expect(topOf(one)).toBeTruthy();
          expect(topOf(one) === 'CMS').toBe(one.url.includes('/cms/'));
        }
      }),
    );
  });
});

describe('stripOrigin', () => {
  test('SEARCH-07 strips the production host, but no similar one', () => {
    expect(stripOrigin('https://docs.strapi.io/cms/faq#a', options.origins)).toBe('/cms/faq#a');
    expect(stripOrigin('HTTPS://DOCS.STRAPI.IO/cms/faq', options.origins)).toBe('/cms/faq');
    expect(stripOrigin('https://docs.strapi.io', options.origins)).toBe('/');
    expect(stripOrigin('https://docs.strapi.io?q=1', options.origins)).toBe('/?q=1');
    expect(stripOrigin('https://docs.strapi.io#a', options.origins)).toBe('/#a');
    expect(stripOrigin('https://docs.strapi.io/cms/faq', ['https://Docs.Strapi.io'])).toBe('/cms/faq');
    for (const other of [
      'https://docs.strapi.io.evil.example/cms/',
      'https://docs.strapi.io@evil.example/',
      '/cms/faq',
    ]) {
      expect(stripOrigin(other, options.origins)).toBe(other);
    }
  });

  test('SEARCH-07 a stripped URL never leads to another host', () => {
    expect(stripOrigin('https://docs.strapi.io//evil.example/cms//faq', options.origins)).toBe(
      '/evil.example/cms//faq',
    );
    fc.assert(
      fc.property(fc.string({unit: fc.constantFrom('/', '.', 'a', '?', '#')}), (path) => {
        expect(stripOrigin(`https://docs.strapi.io/${path}`, options.origins)).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});

describe('regroup', () => {
  test('SEARCH-07 the sections of a page are together', () => {
    const urls = ['/cms/a#deep', '/cms/b', 'https://docs.strapi.io/cms/a', '/cloud/c', '/cms/a#other'];
    const groups = regroup(
      urls.map((url) => hit(url)),
      options,
    );
    const found = groups.flatMap(({label, pages}) => pages.map((page) => [label, page.url, page.hits.length]));
    expect(found).toEqual([
      ['CMS', '/cms/a', 3],
      ['CMS', '/cms/b', 1],
      ['Cloud', '/cloud/c', 1],
    ]);
  });

  test('SEARCH-07 keeps every result once, the first one first, and results of a page in order', () => {
    fc.assert(
      fc.property(hits, (list) => {
        const groups = regroup(list, options);
        const numbers = (hitsOfPage: readonly SearchHit[]) => hitsOfPage.map(({content}) => Number(content));
        const placed = groups.flatMap(({pages}) => pages.flatMap((page) => page.hits));
        expect(numbers(placed).sort((a, b) => a - b)).toEqual([...list.keys()]);
        for (const {url, ...rest} of placed) {
          const original = list[Number(rest.content)];
          expect(rest).toEqual({...original, url: undefined});
          expect(url).toBe(stripOrigin(original?.url ?? '', options.origins));
        }
        expect(numbers(placed.slice(0, 1))).toEqual(list.length > 0 ? [0] : []);
        expect(new Set(groups.map(({label}) => label)).size).toBe(groups.length);
        for (const page of groups.flatMap(({pages}) => pages)) {
          expect(numbers(page.hits)).toEqual(numbers(page.hits).sort((a, b) => a - b));
        }
      }),
    );
  });
});
