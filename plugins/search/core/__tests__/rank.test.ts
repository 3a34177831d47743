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
    const [both] = byPage([page([section('A webhook on a route.')])], 'webhook route');
    expect(both?.sections).toHaveLength(1);
  });

  it('counts more if its whole title is in the query, unless that is a single word', () => {
    const factor = (title: string): number => {
      const [ranked] = byPage([page([section('Swagger.')], {title})], 'api docs fail');
      const [other] = byPage([page([section('Swagger.')], {title: `${title} x`})], 'api docs fail');
      return (ranked?.score ?? 0) / (other?.score ?? 1);
    };
    expect(factor('API docs')).toBeGreaterThan(1.4);
    expect(factor('API')).toBeLessThan(1.2);
    // Neither "API docs" in reverse, nor a part of a word.
    expect(factor('Docs API')).toBeLessThan(1.2);
    expect(factor('API doc s')).toBeLessThan(1.2);
  });

  it('has its best section first', () => {
    const [ranked] = byPage(
      [page([section('A webhook, among other things.'), section('A webhook.', 'Webhook')])],
      'webhook',
    );
    expect(ranked?.sections.map((one) => one.section)).toEqual([1, 0]);
  });

  it.each([{title: 'Content history'}, {path: '/cms/content-history'}])(
    'ranks higher if the query is its %j',
    (more) => {
      const scoreOf = (query: string) =>
        byPage([page([section('The history of content.')], more)], query, {isLiteral: true})[0]?.score ?? 0;
      expect(scoreOf('content history')).toBeGreaterThan(1.2 * scoreOf('history content'));
    },
  );

  it('is compared with a query by the terms of its title and of the last part of its URL', () => {
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
      page([section(''), section('', 'Verify a webhook'), section('A webhook.', 'Route')]),
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

  it('are corrected to each word of the docs that may be meant', () => {
    const similar = ['A kiosk, a kiosk.', 'A kiosh.', 'A route.'].map((text) => page([section(text)]));
    expect(pagesOf(similar, 'kiosg')).toEqual([0, 1]);
    expect(pagesOf(similar, 'kiosg', {isLiteral: true})).toEqual([]);
  });

  it('are all required, if a page has all of them and they are fewer than those of a sentence', () => {
    const some = page([section('It is about these.')], {title: 'Webhook, route and policy'});
    const all = page([section('A webhook, a route, a policy, a kiosk.')]);
    const others = ['A cron job.', 'A lifecycle.', 'A plugin.'].map((text) => page([section(text)]));
    expect(pagesOf([some, all, ...others], 'webhook route kiosk')).toEqual([1]);
    expect(pagesOf([some, all, ...others], 'webhook route policy kiosk')).toEqual([0, 1]);
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
    expect(pagesOf([parts, compound], '$containsFold', {isLiteral: true})).toEqual([1]);
    const names = [page([section('Strapi has documents.')]), page([section('Call strapi.documents for it.')])];
    expect(pagesOf(names, 'strapi.documents')).toEqual([1]);
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
    expect(like).toBeGreaterThan(2 * second);
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
    const more = new Map([
      [2, 0.5],
      [3, 1],
    ]);
    expect(byPage(pages, 'webhook', {messages: more})[1]?.score).toBe(all[1]?.score);
  });
});
