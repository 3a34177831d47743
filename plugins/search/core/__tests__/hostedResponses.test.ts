import {expect, it} from 'vitest';
import {readAlgoliaResponse} from '../algolia';
import {readMeilisearchResponse} from '../meilisearch';

it.each([
  ['Algolia', readAlgoliaResponse],
  ['Meilisearch', readMeilisearchResponse],
])('a response of %s without hits is rejected', (_, read) => {
  for (const body of [null, 'a page', {}, {hits: 5}]) {
    expect(() => read(body)).toThrow('The search service’s response has no hits');
  }
  expect(read({hits: [null, {url: 5}]}).hits).toEqual([]);
});
