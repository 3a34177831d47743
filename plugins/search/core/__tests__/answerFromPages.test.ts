import {describe, expect, it} from 'vitest';
import type {PassagesFile} from '../indexFiles';
import type {PageRecord} from '../types';
import {buildFullIndex, toHeadings} from '../buildIndex';
import {SearchEngine} from '../engine';
import {answerFromPages} from '../answerFromPages';

const titles = ['Webhooks', 'Webhook events', 'Webhook security', 'Webhook errors', 'Webhook guide', 'Webhook faq'];
const text = 'A webhook is a request that the server sends when an entry changes.';
const pages: PageRecord[] = titles.map((title, position) => ({
  path: `/page-${position}`,
  title,
  description: '',
  kind: 'guide',
  trail: ['Docs'],
  tags: [],
  keywords: [],
  sections: [
    {anchor: '', heading: '', parents: [], text, samples: []},
    {
      anchor: 'try',
      heading: 'Try it',
      parents: [],
      text: 'Then:',
      samples: [{language: 'ts', title: '', code: 'go()'}],
    },
  ],
}));
const engine = new SearchEngine(toHeadings(pages), buildFullIndex(pages));

/** Answers while the pages at these positions cannot be loaded. */
async function ask(question: string, {missing = [] as number[], asked = [] as number[]} = {}) {
  return answerFromPages(engine, question, (page): Promise<PassagesFile> => {
    asked.push(page);
    const {description, sections} = pages[page] ?? {description: '', sections: []};
    return missing.includes(page) ? Promise.reject(new Error('status 503')) : Promise.resolve({description, sections});
  });
}

describe('an answer from pages', () => {
  it('ASK-03 quotes the best passages, and loads no more pages than these', async () => {
    const asked: number[] = [];
    const {passages = []} = await ask('What is a webhook?', {asked});
    expect(passages.map((passage) => passage.text)).toEqual([text, text, text, text]);
    expect(passages[0]).toMatchObject({title: 'Webhooks', place: 'Docs', url: '/page-0', sample: undefined});
    expect(asked).toHaveLength(4);
  });
  it('has the first sample of the best page where the question asks how', async () => {
    const {passages = []} = await ask('How do I create a webhook?');
    expect(passages.map(({sample}) => sample?.code)).toEqual(['go()', undefined, undefined, undefined]);
  });
  it('ASK-03 keeps the place of a passage whose text is missing', async () => {
    const {passages = []} = await ask('What is a webhook?', {missing: [0]});
    expect(passages.map((passage) => passage.text)).toEqual([undefined, text, text, text]);
    expect(passages[0]).toMatchObject({title: 'Webhooks', url: '/page-0'});
  });
  it('ASK-03 names the closest pages where the docs do not cover the question, without loading any', async () => {
    const asked: number[] = [];
    const {passages, closest} = await ask('Which entry to the weather is best?', {asked});
    expect(passages).toBeUndefined();
    expect(closest?.length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    expect(await ask('Bonjour!')).toEqual({closest: []});
  });
});
