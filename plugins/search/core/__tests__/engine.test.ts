import {describe, expect, it} from 'vitest';
import type {PageRecord} from '../types';
import {buildFullIndex, toHeadings} from '../buildIndex';
import {SearchEngine} from '../engine';

function page(path: string, title: string, text: string, keywords: string[] = []): PageRecord {
  return {
    path,
    title,
    description: '',
    kind: 'guide',
    trail: ['Docs'],
    tags: [],
    keywords,
    sections: [{anchor: '', heading: '', parents: [], text, samples: []}],
  };
}

/** A page about something else, long enough to have all the words by chance. */
const chance = page(
  '/notes',
  'Release notes',
  `${'Many other things happened that nobody looks for here. '.repeat(60)} A webhook. Signatures. Existing partners verify.`,
);
const pages = [
  page('/webhooks', 'Webhooks', 'A webhook sends a signature: verify the webhook by its signature.'),
  page('/routes', 'Routes', 'Routes of the server.', ['own url', 'endpoint']),
  chance,
];

function search(query: string): {urls: string[]; lacking: string} {
  const engine = new SearchEngine(toHeadings(pages), buildFullIndex(pages));
  const {hits, lacking} = engine.toResponse(engine.search(query), new Map());
  return {urls: hits.map(({url}) => url), lacking};
}

describe('SearchEngine', () => {
  it('SEARCH-08 hides partial matches if a page has all words', () => {
    expect(search('webhook partners')).toEqual({urls: ['/notes'], lacking: 'none'});
  });

  it('SEARCH-08 shows the best partial matches, marked as such, if no page has all words', () => {
    expect(search('routes partners')).toEqual({urls: ['/routes', '/notes'], lacking: 'all'});
  });

  it('SEARCH-08 ranks a page that lacks a word of a sentence among chance full matches, marked as such', () => {
    expect(search('how do partners verify the signature of a webhook')).toEqual({
      urls: ['/webhooks', '/notes'],
      lacking: 'some',
    });
  });

  it.each([
    ['a tab', 'routes\tserver'],
    ['a line break', 'routes\nserver'],
    ['soft hyphens', 'ro\u00ADutes ser\u00ADver'],
    ['a direction mark', '\u200Eroutes server'],
  ])('SEARCH-08 reads words around %s', (_, query) => {
    expect(search(query)).toEqual({urls: ['/routes'], lacking: 'none'});
  });

  it('finds a page by its keywords, which its text does not have', () => {
    expect(search('my own endpoint')).toEqual({urls: ['/routes'], lacking: 'none'});
  });

  it('ranks a page with the words in many sections above one with them in a short section', () => {
    const section = (heading: string, text: string): PageRecord['sections'][number] => ({
      anchor: heading.toLowerCase(),
      heading,
      parents: [],
      text,
      samples: [],
    });
    const mention = {...page('/news', 'News', ''), sections: [section('', 'News.'), section('Last', 'Dish prices.')]};
    const about = {
      ...page('/menu', 'Menu', ''),
      sections: ['Soup', 'Fish', 'Rice'].map((heading) =>
        section(heading, `A dish has one of several prices, which the kitchen sets in the morning: ${heading}.`),
      ),
    };
    const records = [mention, about];
    const engine = new SearchEngine(toHeadings(records), buildFullIndex(records));
    const {hits} = engine.toResponse(engine.search('dish price'), new Map());
    expect(hits[0]?.url).toMatch(/^\/menu/);
  });

  it('finds a section by phrases that readers type, which no page has', () => {
    const [webhooks] = pages;
    const section = {anchor: 'verify', heading: 'Verify', parents: [], text: 'Compare.', samples: []};
    const records = webhooks
      ? [{...webhooks, sections: [...webhooks.sections, {...section, asked: ['forged calls by strangers']}]}, chance]
      : [];
    const engine = new SearchEngine(toHeadings(records), buildFullIndex(records));
    const {hits} = engine.toResponse(engine.search('stranger forges a call'), new Map());
    expect(hits.map(({url}) => url)).toEqual(['/webhooks#verify']);
  });
});
