import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../../../core/types';
import {keepChosen} from '../keepChosen';

const hits = (...urls: string[]): SearchHit[] =>
  urls.map((url) => ({url, hierarchy_lvl0: null, hierarchy_lvl1: url, hierarchy_lvl2: null, content: null}));
const kept = (chosen: string | undefined, before: string[], better: string[]): string[] =>
  keepChosen(chosen, hits(...before), hits(...better)).map(({url}) => url);

describe('better results for the same query', () => {
  it('SEARCH-11 are shown as they are if they have the chosen result, or if the reader chose none', () => {
    expect(kept('/b', ['/a', '/b'], ['/b', '/c', '/a'])).toEqual(['/b', '/c', '/a']);
    expect(kept(undefined, ['/a', '/b'], ['/c', '/a'])).toEqual(['/c', '/a']);
  });

  it('SEARCH-11 show the chosen result where it was if they lack it, or last if they are fewer', () => {
    expect(kept('/b', ['/a', '/b', '/c'], ['/c', '/a', '/d'])).toEqual(['/c', '/b', '/a', '/d']);
    expect(kept('/c', ['/a', '/b', '/c'], ['/a'])).toEqual(['/a', '/c']);
  });
});
