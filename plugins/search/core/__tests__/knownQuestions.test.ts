import {describe, expect, it} from 'vitest';
import type {PageRecord, Section} from '../types';
import {createIndexFiles} from '../../build/createIndexFiles';
import {answerFromPages} from '../answerFromPages';
import type {FullFile, PassagesFile} from '../indexFiles';
import {SearchEngine} from '../engine';

const section = (anchor: string, text: string, asked?: string[]): Section => ({
  anchor,
  heading: anchor,
  parents: [],
  text,
  samples: [],
  ...(asked && {asked}),
});
const page = (path: string, title: string, sections: Section[]): PageRecord => ({
  path,
  title,
  description: '',
  kind: 'guide',
  trail: [],
  tags: [],
  keywords: [],
  sections,
});
const records = [
  page('/email', 'Email', [
    section('', 'Send an email: how to send it.'),
    section('templates', 'How to send an email with a template.'),
    section('deliver', 'Call the service.', ['mail somebody', 'how do I send an email?']),
    section('quota', 'Ask your provider.', ['how many attachments are allowed?']),
  ]),
  page('/start', 'Start', [
    section('', 'The server does its work.'),
    section('crash', 'Read the log.', ['the server does not start?']),
  ]),
  page('/limits', 'Limits', [
    section('', 'There are limits.'),
    section('raise', 'Raise it.', ['how do I get a quota?']),
    section('empty', '', ['how do I recycle my old broken fax?']),
    section('fax', 'A fax.'),
  ]),
  page('/invoices', 'Pay invoices', [
    section('', 'Whom to pay.'),
    section('first', 'Pay an invoice.'),
    section('second', 'Pay an invoice.', ['how do I pay an invoice with a voucher?']),
  ]),
  page('/cms/glossary', 'Glossary', [section('', 'Words.'), section('Quota', 'How much there is.')]),
  page('/deploy', 'Start the server', [section('', 'How to start the server of your choice.')]),
  ...Array.from({length: 50}, (_, at) => page(`/more-${at}`, 'More', [section('', 'Something else.')])),
];
const files = createIndexFiles(records);
const content = (prefix: string): unknown => JSON.parse(files.find(({name}) => name.startsWith(prefix))?.content ?? '');
const full = content('full.') as FullFile;
const engine = new SearchEngine(full, full.index);

async function ask(question: string) {
  const {passage} = await answerFromPages(engine, question, (position) =>
    Promise.resolve(content(full.passages[position] ?? '') as PassagesFile),
  );
  return passage?.url;
}
const first = (query: string) => {
  const [best] = engine.search(query).pages;
  return best && `${engine.page(best.page)?.path ?? ''} ${best.sections[0]?.section ?? ''}`;
};

describe('an everyday question', () => {
  it('is answered from its section, in similar words', async () => {
    expect(await ask('How do I send an email?')).toBe('/email#deliver');
    expect(await ask('sending emails')).toBe('/email#deliver');
  });
  it('is another one if it has another important word, or is about what does not work', async () => {
    expect(await ask('How do I send an email with a template?')).toBe('/email#templates');
    expect(await ask('The server does not start')).toBe('/start#crash');
    expect(await ask('How do I start the server?')).toBe('/deploy');
  });
  it('is only a sign, among others, if it has some of the important words', async () => {
    expect(await ask('How do I pay an invoice?')).toBe('/invoices#second');
  });
  it('is another one if it asks for a definition that the glossary has', async () => {
    expect(await ask('get quota')).toBe('/limits#raise');
    expect(await ask('What is a quota?')).toBe('/cms/glossary#Quota');
  });
  it('is answered without a number, too, because its section is known to answer it', async () => {
    expect(await ask('How many attachments are allowed?')).toBe('/email#quota');
  });
  it('is not answered from another section that hardly covers it, if its own has nothing to quote', async () => {
    expect(await ask('How do I recycle my old broken fax?')).toBeUndefined();
  });
  it('puts its page and section first in search', () => {
    expect(first('How do I send an email?')).toBe('/email 2');
    expect(first('the server does not start')).toBe('/start 1');
    expect(first('start the server')).toBe('/deploy 0');
  });
});

it('only phrases with a question mark are questions', () => {
  expect(full.questions?.map(([, text]) => text)).toEqual([
    'how do I send an email?',
    'how many attachments are allowed?',
    'how do I pay an invoice with a voucher?',
    'how do I get a quota?',
    'how do I recycle my old broken fax?',
    'the server does not start?',
  ]);
});
