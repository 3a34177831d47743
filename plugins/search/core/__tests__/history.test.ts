import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {favorite, forget, parseHistory, remember, type SearchHistory} from '../history';

const entry = (url: string) => ({url, title: 'Title', place: 'CMS'});
const entries = (count: number) => Array.from({length: count}, (_, number) => entry(`/cms/${number}`));
const [a, b, c] = [entry('/a'), entry('/b'), entry('/c')];
const history: SearchHistory = {recent: [a, b], favorites: [c]};

describe('remember', () => {
  it('puts the entry first, once', () => {
    expect(remember(history, b)).toEqual({recent: [b, a], favorites: [c]});
  });

  it('leaves a favorite where it is', () => {
    const twoFavorites = {recent: [a], favorites: [b, c]};
    expect(remember(twoFavorites, c)).toEqual(twoFavorites);
  });

  it('drops the oldest entry of a full list', () => {
    const {recent} = entries(50).reduce(remember, parseHistory(null));
    expect(remember({recent, favorites: []}, a).recent).toEqual([a, ...recent.slice(0, -1)]);
  });
});

describe('favorite', () => {
  it('moves the entry from the recent ones to the beginning of the favorites', () => {
    expect(favorite(history, b)).toEqual({recent: [a], favorites: [b, c]});
    expect(favorite(favorite(history, b), c).favorites).toEqual([c, b]);
  });

  it('drops the oldest entry of a full list', () => {
    const {favorites} = entries(50).reduce(favorite, parseHistory(null));
    expect(favorite({recent: [], favorites}, a).favorites).toEqual([a, ...favorites.slice(0, -1)]);
  });
});

describe('forget', () => {
  it('removes the entry from both lists', () => {
    expect(forget(history, a)).toEqual({recent: [b], favorites: [c]});
    expect(forget(history, c)).toEqual({recent: [a, b], favorites: []});
  });
});

describe('parseHistory', () => {
  it('SEARCH-03 drops URLs on other hosts, and those that the router cannot decode', () => {
    const stored = JSON.stringify({
      recent: ['/cms/intro', '//evil.example', 'https://evil.example', '/%E0%A4%A', '/cms#100%'].map(entry),
      favorites: ['/%', '/caf%C3%A9'].map(entry),
    });
    expect(parseHistory(stored)).toEqual({recent: [entry('/cms/intro')], favorites: [entry('/caf%C3%A9')]});
  });

  it('drops entries without a title or place, and those beyond the length that it keeps itself', () => {
    const incomplete = [
      {url: '/cms/x', place: 'CMS'},
      {url: '/cms/x', title: 'Title'},
    ];
    const stored = JSON.stringify({recent: [...incomplete, ...entries(50)], favorites: []});
    const longest = entries(50).reduceRight(remember, parseHistory(null));
    expect(parseHistory(stored)).toEqual(longest);
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
