import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {placeHit, regroup, stripOrigin} from '../regroup';

const options = {
  origins: ['https://docs.strapi.io'],
  topLevels: [
    {label: 'CMS', urlContains: '/cms/'},
    {label: 'Cloud', urlContains: '/cloud/'},
  ],
  fallback: 'Documentation',
};

function hit(url: string, levels: (string | null)[] = ['Top', 'Page', 'Heading']) {
  return {
    url,
    hierarchy_lvl0: levels[0] ?? null,
    hierarchy_lvl1: levels[1] ?? null,
    hierarchy_lvl2: levels[2] ?? null,
  };
}

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
const level = fc.option(fc.string(), {nil: null});
const hits = fc.array(fc.tuple(oddUrls, fc.tuple(level, level, level)).map(([url, levels]) => hit(url, levels)));

describe('placeHit', () => {
  test("SEARCH-07 the top level is CMS or Cloud by URL, otherwise the page's title, otherwise Documentation", () => {
    expect(placeHit(hit('https://docs.strapi.io/cms/intro'), options).levels).toEqual([
      'CMS',
      'Top',
      'Page',
      'Heading',
    ]);
    expect(placeHit(hit('/cloud/intro'), options).levels[0]).toBe('Cloud');
    expect(placeHit(hit('/whats-new'), options).levels[0]).toBe('Top');
    expect(placeHit(hit('/whats-new', [null]), options).levels).toEqual(['Documentation', null, null, null]);
    expect(placeHit(hit('/whats-new', [' ']), options).levels[0]).toBe('Documentation');
  });

  test('SEARCH-07 any URL and levels result in four levels with a top level', () => {
    fc.assert(
      fc.property(hits, (list) => {
        for (const item of list) {
          const {levels, url} = placeHit(item, options);
          expect(levels).toHaveLength(4);
          expect(levels.slice(1)).toEqual([item.hierarchy_lvl0, item.hierarchy_lvl1, item.hierarchy_lvl2]);
          expect(levels[0]).not.toBe('');
          expect(levels[0] === 'CMS').toBe(url.includes('/cms/'));
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
        const placed = groups.flatMap(({pages}) => pages.flatMap((page) => page.hits.map((item) => item.hit)));
        expect(new Set(placed)).toEqual(new Set(list));
        expect(placed).toHaveLength(list.length);
        expect(placed[0]).toBe(list[0]);
        expect(new Set(groups.map(({label}) => label)).size).toBe(groups.length);
        for (const page of groups.flatMap(({pages}) => pages)) {
          const order = page.hits.map((item) => list.indexOf(item.hit));
          expect(order).toEqual([...order].sort((a, b) => a - b));
        }
      }),
    );
  });
});
