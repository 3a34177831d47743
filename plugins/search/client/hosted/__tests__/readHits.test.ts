import {expect, it, test} from 'vitest';
import type {SearchProviderConfig} from '../../../core/backend';
import {algolia} from '../algolia';
import {meilisearch} from '../meilisearch';
import {readMarks} from '../readHits';

const config: SearchProviderConfig = {
  provider: 'algolia',
  host: 'https://search.example',
  appId: '',
  apiKey: '',
  indexName: '',
  searchParameters: {},
};

it.each([
  ['Algolia', algolia(config)],
  ['Meilisearch', meilisearch(config)],
])('a response of %s without hits is rejected', (_, {read}) => {
  for (const body of [null, 'a page', {}, {hits: 5}]) {
    expect(() => read(body)).toThrow('The search service’s response has no hits');
  }
  expect(read({hits: [null, {url: 5}]}).hits).toEqual([]);
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
