import {expect, test} from 'vitest';
import {readHits, readMarks} from '../readHits';

test('a response without hits is rejected, and hits without a URL are left out', () => {
  const readHit = ({url}: {url: string}) => ({
    ...{url, hierarchy_lvl0: null, hierarchy_lvl1: null, hierarchy_lvl2: null, content: null},
  });
  for (const body of [null, 'a page', {}, {hits: 5}]) {
    expect(() => readHits(body, readHit)).toThrow('The search service’s response has no hits');
  }
  expect(readHits({hits: [null, {url: 5}, {url: '/a'}]}, readHit).hits.map(({url}) => url)).toEqual(['/a']);
});

test('SEARCH-10 only parses <mark> and </mark>; other markup stays text', () => {
  expect(readMarks('a <mark>b</mark> <img src=x onerror=alert(1)>')).toEqual([
    {text: 'a ', marked: false},
    {text: 'b', marked: true},
    {text: ' <img src=x onerror=alert(1)>', marked: false},
  ]);
  expect(readMarks('')).toBeUndefined();
  expect(readMarks({toString: () => 'a'})).toBeUndefined();
});
