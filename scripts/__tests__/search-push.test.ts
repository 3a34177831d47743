import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {SearchDocument} from '../../src/lib/search/documents';
import type {PageRecord} from '../../src/lib/search/types';
import {meilisearchSettings, toDocuments} from '../../src/lib/search/documents';
import {adminKey, startMeilisearch, type MeilisearchStandIn} from '../../tests/support/searchServices';
import {MeilisearchClient} from '../lib/search/meilisearchClient';
import {pushDocuments} from '../lib/search/pushDocuments';

let server: MeilisearchStandIn;
beforeEach(async () => {
  server = await startMeilisearch();
});
afterEach(() => server.close());

function client(key = adminKey): MeilisearchClient {
  return new MeilisearchClient({host: server.url, key, retryDelay: 1, pollDelay: 1});
}

function documents(count: number): SearchDocument[] {
  const page: PageRecord = {
    path: '/cms/a',
    title: 'A',
    description: 'About A.',
    kind: 'guide',
    trail: ['APIs', 'REST'],
    tags: [],
    keywords: [],
    sections: Array.from({length: count}, (_, position) => ({
      anchor: position === 0 ? '' : `s${position}`,
      heading: position === 0 ? '' : `Section ${position}`,
      parents: [],
      text: `Text ${position}.`,
      samples: [],
    })),
  };
  return toDocuments([page], 'https://docs.example', (url) => url.replace(/\W/g, '_'));
}

const index = 'strapi-docs';
const quiet = (): void => undefined;

describe('pushDocuments', () => {
  test('SEARCH-09 sends documents in batches with the settings, and leaves one index', async () => {
    const progress: number[] = [];
    await pushDocuments(client(), index, documents(1201), (sent) => progress.push(sent));
    expect(server.problems).toEqual([]);
    expect(progress).toEqual([500, 1000, 1201]);
    expect([...server.indexes.keys()]).toEqual([index]);
    expect(server.indexes.get(index)?.documents.size).toBe(1201);
    expect(server.indexes.get(index)?.settings).toEqual(JSON.parse(JSON.stringify(meilisearchSettings)));
    expect(server.indexes.get(index)?.documents.get('https___docs_example_cms_a_s1')).toMatchObject({
      hierarchy_lvl0: 'REST',
      hierarchy_lvl1: 'A',
      hierarchy_lvl2: 'Section 1',
      url: 'https://docs.example/cms/a#s1',
      content: 'Text 1.',
    });
  });

  test('SEARCH-09 pushed again, the index holds what is new and nothing of what is gone', async () => {
    await pushDocuments(client(), index, documents(30), quiet);
    await pushDocuments(client(), index, documents(20), quiet);
    await pushDocuments(client(), index, documents(20), quiet);
    expect(server.indexes.get(index)?.documents.size).toBe(20);
    expect(server.problems).toEqual([]);
  });

  test('SEARCH-09 readers keep the old index until the new one is full', async () => {
    await pushDocuments(client(), index, documents(30), quiet);
    const seen: (number | undefined)[] = [];
    await pushDocuments(client(), index, documents(600), () => {
      seen.push(server.indexes.get(index)?.documents.size);
    });
    expect(seen).toEqual([30, 30]);
  });

  test('SEARCH-09 an interrupted run does not stop the next one', async () => {
    await client().create(`${index}-next`);
    await pushDocuments(client(), index, documents(5), quiet);
    expect(server.indexes.get(index)?.documents.size).toBe(5);
  });

  test('SEARCH-09 a server that is busy is asked again, a wrong key is not', async () => {
    server.failNext(3);
    await pushDocuments(client(), index, documents(5), quiet);
    expect(server.indexes.get(index)?.documents.size).toBe(5);
    const before = server.requests.length;
    await expect(pushDocuments(client('wrong'), index, documents(5), quiet)).rejects.toThrow('wrong key');
    expect(server.requests).toHaveLength(before + 1);
  });
});
