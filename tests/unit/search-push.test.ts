import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {SearchDocument} from '../../plugins/search/core/documents';
import type {PageRecord} from '../../plugins/search/core/types';
import {meilisearchSettings, toDocuments} from '../../plugins/search/core/documents';
import {adminKey, startMeilisearch, type MeilisearchStandIn} from '../support/searchServices';
import {MeilisearchWriter} from '../../plugins/search/push/MeilisearchWriter';
import {pushDocuments} from '../../plugins/search/push/pushDocuments';

let server: MeilisearchStandIn;
beforeEach(async () => {
  server = await startMeilisearch();
});
afterEach(() => server.close());

function writer(key = adminKey, host = server.url): MeilisearchWriter {
  return new MeilisearchWriter({host, key, retryDelay: 1, pollInterval: 1});
}

function documents(count: number): SearchDocument[] {
  const page: PageRecord = {
    path: '/cms/a',
    title: 'A',
    description: 'About A.',
    kind: 'guide',
    trail: ['APIs', 'REST'],
    tags: [],
    keywords: ['first letter'],
    sections: Array.from({length: count}, (_, position) => ({
      anchor: position === 0 ? '' : `s${position}`,
      heading: position === 0 ? '' : `Section ${position}`,
      parents: [],
      text: `Text ${position}.`,
      samples: [],
      ...(position === 1 && {asked: ['second letter']}),
    })),
  };
  return toDocuments([page], 'https://docs.example', (url) => url.replace(/\W/g, '_'));
}

const index = 'strapi-docs';
const quiet = (): void => undefined;

describe('pushDocuments', () => {
  test('SEARCH-09 sends documents in batches with the settings, and leaves one index', async () => {
    const progress: number[] = [];
    await pushDocuments(writer(), index, documents(1201), (sent) => progress.push(sent));
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
      content: 'Text 1. Also searched for as: second letter.',
      keywords: ['second letter'],
    });
    expect(server.indexes.get(index)?.documents.get('https___docs_example_cms_a_s2')).toMatchObject({
      content: 'Text 2.',
      keywords: [],
    });
    expect(server.indexes.get(index)?.documents.get('https___docs_example_cms_a')).toMatchObject({
      content: 'About A. Text 0. Also searched for as: first letter.',
      keywords: ['first letter'],
    });
  });

  test('SEARCH-09 pushing again adds what is new and removes what is gone', async () => {
    await pushDocuments(writer(), index, documents(30), quiet);
    await pushDocuments(writer(), index, documents(20), quiet);
    await pushDocuments(writer(), index, documents(20), quiet);
    expect(server.indexes.get(index)?.documents.size).toBe(20);
    expect(server.problems).toEqual([]);
  });

  test('SEARCH-09 readers keep the old index until the new one is full', async () => {
    await pushDocuments(writer(), index, documents(30), quiet);
    const seen: (number | undefined)[] = [];
    await pushDocuments(writer(), index, documents(600), () => {
      seen.push(server.indexes.get(index)?.documents.size);
    });
    expect(seen).toEqual([30, 30]);
  });

  test('SEARCH-09 an interrupted run does not stop the next one', async () => {
    await writer().run('create an index', (client) => client.createIndex(`${index}-next`, {primaryKey: 'id'}));
    await pushDocuments(writer(), index, documents(5), quiet);
    expect(server.indexes.get(index)?.documents.size).toBe(5);
  });

  test('SEARCH-09 retries if the server is busy, but not if the key is wrong', async () => {
    server.failNext(3);
    await pushDocuments(writer(), index, documents(5), quiet);
    expect(server.indexes.get(index)?.documents.size).toBe(5);
    const before = server.requests.length;
    await expect(pushDocuments(writer('wrong'), index, documents(5), quiet)).rejects.toThrow(
      `${server.url} responded with status 403 (The provided API key is invalid). Set SEARCH_ADMIN_KEY`,
    );
    expect(server.requests).toHaveLength(before + 1);
  });

  test('SEARCH-09 reports a server that stays busy with its status and what to do', async () => {
    server.failNext(4);
    await expect(pushDocuments(writer(), index, documents(5), quiet)).rejects.toThrow(
      new RegExp(`^${server.url} responded with status 503 \\(Service Unavailable\\). .*run the command again later`),
    );
  });

  test('SEARCH-09 fails if the response of a swap is lost, and does not swap again', async () => {
    await pushDocuments(writer(), index, documents(5), quiet);
    server.loseNextSwap();
    await expect(pushDocuments(writer(), index, documents(8), quiet)).rejects.toThrow(
      `${server.url} responded with status 502`,
    );
    expect(server.indexes.get(index)?.documents.size).toBe(8);
    await pushDocuments(writer(), index, documents(9), quiet);
    expect(server.indexes.get(index)?.documents.size).toBe(9);
  });

  test("SEARCH-09 reports a failed task with the server's reason", async () => {
    server.failTask('no space left on device');
    await expect(pushDocuments(writer(), index, documents(5), quiet)).rejects.toThrow(
      `${server.url} could not create the index strapi-docs-next: no space left on device`,
    );
  });

  test('SEARCH-09 reports an unreachable host with the reason and what to check', async () => {
    await server.close();
    await expect(pushDocuments(writer(), index, documents(5), quiet)).rejects.toThrow(
      `${server.url} can't be reached (ECONNREFUSED). Check SEARCH_HOST`,
    );
    await expect(pushDocuments(writer(adminKey, 'http://search.invalid'), index, [], quiet)).rejects.toThrow(
      /^http:\/\/search\.invalid can't be reached \(E.*\)\. Check SEARCH_HOST/,
    );
  });

  test('SEARCH-09 reports a host that responds with a page, with its status and type', async () => {
    const page = createServer((_, response) => {
      response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><p>Sign in');
    });
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
    const host = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
    await expect(pushDocuments(writer(adminKey, host), index, documents(5), quiet)).rejects.toThrow(
      `${host} doesn't respond as Meilisearch does: GET /health has status 200 and type text/html. Set SEARCH_HOST`,
    );
    page.close();
  });
});
