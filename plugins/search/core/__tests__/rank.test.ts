import {describe, expect, it} from 'vitest';
import {buildFullIndex, placeSections, toHeadings} from '../buildIndex';
import {rank, toRankedPageInfo, type RankedPage, type Ranking} from '../rank';
import {TextIndex} from '../textIndex/TextIndex';
import type {PageRecord} from '../types';

type Section = PageRecord['sections'][number];

/** A section with a heading, or the part above the first heading. */
const section = (text: string, heading = ''): Section => ({
  ...{anchor: heading.toLowerCase(), heading, parents: [], text, samples: []},
});
const page = (sections: readonly Section[], more: Partial<PageRecord> = {}): PageRecord => ({
  ...{path: '/page', title: 'Page', description: '', kind: 'guide', trail: [], tags: [], keywords: []},
  sections: [...sections],
  ...more,
});

interface Signs {
  isLiteral?: boolean;
  /** For each, what it finds: shares by the position of a section among all, or by page. */
  messages?: ReadonlyMap<number, number>;
  phrases?: ReadonlyMap<number, number>;
  about?: readonly number[];
}

function rankAll(records: readonly PageRecord[], query: string, signs: Signs = {}): Ranking {
  const file = toHeadings([...records]);
  const {isLiteral, messages = new Map(), phrases = new Map(), about = []} = signs;
  return rank(
    {
      index: new TextIndex(buildFullIndex([...records])),
      places: placeSections(file),
      pages: file.pages.map(toRankedPageInfo),
      messages: {find: () => new Map(messages)},
      phrases: {find: () => new Map(phrases)},
      pageWords: {find: () => Float64Array.from(about)},
    },
    query,
    isLiteral,
  );
}

const pagesOf = (...args: Parameters<typeof rankAll>): number[] => rankAll(...args).pages.map((ranked) => ranked.page);

/** The pages in their original order. */
function byPage(...args: Parameters<typeof rankAll>): RankedPage[] {
  return rankAll(...args).pages.sort((a, b) => a.page - b.page);
}

describe('a page', () => {
  it('scores like its best section, and a little more for each other', () => {
    const [one, two] = byPage(
      [
        page([section('A webhook.'), section('A route.', 'X')]),
        page([section('A webhook.'), section('A webhook.', 'X')]),
      ],
      'webhook',
    );
    expect(two?.score).toBeGreaterThan(one?.score ?? 0);
    expect(two?.score).toBeLessThan(1.5 * (one?.score ?? 0));
  });

  it('ranks higher if its URL or its title is the query', () => {
    const text = [section('Filter the filters by a filter.')];
    const titled = (title: string, path: string) => page(text, {title, path, keywords: ['list']});
    const pages = [
      titled('Rows of filters', '/a/rows'),
      titled('Filters', '/a/rows'),
      titled('Rows of filters', '/filters/filters'),
    ];
    const [neither = 0, isTitle, isPath] = byPage(pages, 'filters').map(({score}) => score);
    expect(isTitle).toBeGreaterThan(neither);
    expect(isPath).toBeGreaterThan(neither);
    expect(toRankedPageInfo({kind: 'guide', title: 'Content History', path: '/cms/features/content-history'})).toEqual({
      ...{kind: 'guide', title: 'content history', slug: 'content history'},
    });
  });

  it('ranks lower if it only tells what changed', () => {
    const text = [section('A webhook.')];
    expect(pagesOf([page(text, {kind: 'changelog'}), page(text)], 'webhook')).toEqual([1, 0]);
  });

  it('comes in its original place, and so do its sections, if nothing sets them apart', () => {
    const pages = [page([section('Webhook.')]), page([section('Route.')])];
    expect(pagesOf(pages, 'route webhook')).toEqual([0, 1]);
    const [first] = rankAll([page([section('Webhook.'), section('Route.', 'X')])], 'route webhook').pages;
    expect(first?.sections.map((one) => one.section)).toEqual([0, 1]);
  });

  it('is named if its title or one of its headings has all words', () => {
    const pages = [
      page([section('Verify the webhook.')]),
      page([section('')], {title: 'Verify a webhook'}),
      page([section(''), section('', 'Verify a webhook')]),
      page([section('webhook'), section('', 'Verify')], {title: 'Webhook'}),
    ];
    expect(byPage(pages, 'verify webhook').map(({isNamed}) => isNamed)).toEqual([false, true, true, false]);
  });

  it('passes the words of its tags and keywords on to its sections', () => {
    const parts = [section('Text.'), section('Sort.', 'X')];
    const score = (pages: PageRecord[]) =>
      byPage(pages, 'kiosk sort')[0]?.sections.find((one) => one.section === 1)?.score;
    const tagged = score([page(parts, {tags: ['Kiosk']}), page([section('Other.')])]);
    const text = score([page([section('Kiosk.'), section('Sort.', 'X')]), page([section('Other.')])]);
    expect(tagged).toBeGreaterThan(1.5 * (text ?? 0));
  });

  it('does not match with less than a quarter of the words', () => {
    const pages = [page([section('Webhook.')]), page([section('Route, policy, lifecycle, cron.')])];
    expect(pagesOf(pages, 'webhook route policy lifecycle')).toEqual([1, 0]);
    expect(pagesOf(pages, 'webhook kiosk route policy lifecycle')).toEqual([1]);
  });

  it('is complete without the light words, which count less', () => {
    const {pages, weights} = rankAll([page([section('Webhook.')])], 'add webhook');
    expect(pages).toMatchObject([{isComplete: true}]);
    expect(weights[0]).toBeLessThan(1);
    expect(weights[1]).toBe(1);
  });

  it('is complete with all words of a long query, and not without the last', () => {
    const words = Array.from('abcdefghijklmnop').map((letter) => `${letter}${letter}oneX${letter}two`);
    const pages = [page([section(words.join(' '))]), page([section(words.slice(0, -1).join(' '))])];
    expect(byPage(pages, words.join(' ')).map(({isComplete}) => isComplete)).toEqual([true, false]);
  });
});

describe('the words of a query', () => {
  const pages = [page([section('A webhook, several signatures.')]), page([section('A route.')])];

  it.each(['webho', 'webhok', 'siganture'])('match a beginning or a typo, unless they are literal: %s', (query) => {
    expect(pagesOf(pages, query)).toEqual([0]);
    expect(pagesOf(pages, query, {isLiteral: true})).toEqual([]);
  });

  it('are returned as the index has them', () => {
    expect([...rankAll(pages, 'webhok').matched]).toEqual(['webhook']);
  });

  it('count as one if they are a compound that the docs have', () => {
    const compound = page([section('Use $containsFold for it.')]);
    const parts = page([section('It contains a fold.')]);
    expect(pagesOf([parts, compound], '$containsFold')).toEqual([1]);
    expect(pagesOf([parts], '$containsFold')).toEqual([0]);
    expect(pagesOf([parts, compound], '$containsFo')).toEqual([1]);
  });

  it('count both apart and together with a hyphen', () => {
    expect(
      pagesOf([page([section('A kiosk of a partner.')]), page([section('A kiosk-partner.')])], 'kiosk-partner'),
    ).toEqual([1, 0]);
  });
});

describe('other signs', () => {
  const pages = [
    page([section('A webhook, a webhook.')]),
    page([section('A webhook.'), section('A webhook again.', 'X'), section('It has a webhook.', 'Y')]),
  ];
  const [first = 0, second = 0] = byPage(pages, 'webhook').map(({score}) => score);

  it('raise a page by its phrase that resembles the query most', () => {
    const phrases = new Map([
      [0, 0.5],
      [1, 1],
      [2, 0.2],
    ]);
    const [unlike, like] = byPage(pages, 'webhook', {phrases}).map(({score}) => score);
    expect(unlike).toBe(first);
    expect(like).toBeGreaterThan(1.5 * second);
  });

  it('lower a page that is less about the query', () => {
    const [about, aside] = byPage(pages, 'webhook', {about: [1, 0.5]}).map(({score}) => score);
    expect(about).toBe(first);
    expect(aside).toBeLessThan(second);
  });

  it('put the page and the section first that explain a message', () => {
    const {pages: ranked} = rankAll(pages, 'webhook kiosk', {
      messages: new Map([
        [2, 0.5],
        [3, 1],
      ]),
    });
    expect(ranked.map((one) => one.page)).toEqual([1]);
    expect(ranked[0]?.isComplete).toBe(true);
    expect(ranked[0]?.sections.map((one) => one.section)).toEqual([2, 1, 0]);
    const all = byPage(pages, 'webhook', {messages: new Map([[3, 1]])});
    expect(all[0]?.score).toBe(first);
    expect(all[1]?.score).toBeGreaterThan(second + first);
  });
});
