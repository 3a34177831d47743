import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createIndexFiles} from '../../../build/createIndexFiles';
import type {PageRecord} from '../../../core/types';
import type {WorkerRequest, WorkerResponse} from '../protocol';

function page(path: string, title: string, text: string): PageRecord {
  return {
    path,
    title,
    description: `About ${title}.`,
    kind: 'guide',
    trail: ['Docs'],
    tags: [],
    keywords: [],
    sections: [{anchor: '', heading: '', parents: [], text, samples: []}],
  };
}

const webhooks = page('/webhooks', 'Webhooks', 'A webhook sends a signature.');
const locales = page('/locales', 'Locales', 'A locale is a language.');

/** The current files of the site, by URL. */
let files = new Map<string, string>();
let receive: (message: WorkerRequest) => void = () => undefined;
let sent: WorkerResponse[] = [];

function deploy(...pages: PageRecord[]): void {
  files = new Map(createIndexFiles(pages).map(({name, content}) => [`/search/${name}`, content]));
}

/** Adds the files of a live index, as on the development server. */
function save(...pages: PageRecord[]): void {
  createIndexFiles(pages, {isLive: true}).forEach(({name, content}) => files.set(`/search/${name}`, content));
}

async function start(): Promise<void> {
  vi.resetModules();
  await import('../worker');
  receive({type: 'shown'});
}

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('fetch', (url: string) => {
    const content = files.get(url);
    return Promise.resolve(new Response(content ?? '', {status: content === undefined ? 404 : 200}));
  });
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: (event: {data: WorkerRequest}) => void) => {
      receive = (data) => listener({data});
    },
    postMessage: (response: WorkerResponse) => sent.push(response),
  });
  deploy(webhooks, locales);
  await start();
});
afterEach(() => vi.unstubAllGlobals());

/** @returns the last response to a search or question */
async function send(id: number, type: 'ask' | 'search', query: string): Promise<WorkerResponse | undefined> {
  receive({type, query, id});
  const isLast = (response: WorkerResponse) => response.id === id && (response.type === 'error' || response.isLast);
  await vi.waitFor(() => expect(sent.some(isLast)).toBe(true), 10_000);
  return sent.find(isLast);
}

it('answers from the new text of a page in a tab that stayed open during a deploy', async () => {
  expect(await send(1, 'ask', 'What is a webhook?')).toMatchObject({answer: {passage: {url: '/webhooks'}}});
  deploy(webhooks, page('/locales', 'Locales', 'A locale is a language, perhaps with a region.'));
  expect(await send(2, 'ask', 'What is a locale?')).toMatchObject({
    answer: {passage: {text: 'A locale is a language, perhaps with a region.'}},
  });
});

it('drops a search when the reader keeps typing', async () => {
  receive({type: 'search', query: 'webhook', id: 1});
  await send(2, 'search', 'locale');
  expect(sent.map(({id}) => id)).toEqual(sent.map(() => 2));
});

it('shows a page without an excerpt if it does not load', async () => {
  [...files.keys()].filter((url) => url.includes('passages/')).forEach((url) => files.delete(url));
  expect(await send(1, 'search', 'webhook')).toMatchObject({
    isLast: true,
    response: {hits: [{url: '/webhooks', hierarchy_lvl1: 'Webhooks'}]},
  });
});

it.each([
  ['are gone', undefined, 'status 404'],
  ['hold something else', '{"pages": [{}]}', 'does not hold what it should'],
])('reports it when the index files %s, and searches once they are back', async (_, content, message) => {
  const all = files;
  files = new Map();
  for (const [url, text] of all) {
    const broken = url.endsWith('manifest.json') ? text : content;
    if (broken !== undefined) {
      files.set(url, broken);
    }
  }
  expect(await send(1, 'search', 'webhook')).toMatchObject({type: 'error', message: expect.stringContaining(message)});
  files = all;
  expect(await send(2, 'search', 'webhook')).toMatchObject({response: {hits: [{url: '/webhooks'}]}});
});

it('finishes a search in the index that it began with while a question loads a newer one', async () => {
  save(webhooks, locales);
  await start();
  receive({type: 'search', query: 'webhook', id: 1});
  const ofSearch = () => sent.filter(({id}) => id === 1);
  const isOfFullIndex = (response: WorkerResponse) => response.type === 'response' && !response.response.isEarly;
  await vi.waitFor(() => expect(ofSearch().some(isOfFullIndex)).toBe(true));
  // In the newer index, a different page has the position of the one that was found.
  save(page('/admin', 'Admin', 'The admin panel is in the browser.'), locales, webhooks);
  await send(2, 'ask', 'What is a locale?');
  await vi.waitFor(() => expect(ofSearch()).toContainEqual(expect.objectContaining({isLast: true})));
  expect(ofSearch().slice(-1)).toMatchObject([
    {type: 'response', response: {hits: [{url: '/webhooks', content: 'A webhook sends a signature.'}]}},
  ]);
});
