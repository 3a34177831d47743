import {describe, expect, it} from 'vitest';
import type {PassagesFile} from '../indexFiles';
import type {PageRecord} from '../types';
import {buildFullIndex, toHeadings} from '../buildIndex';
import {SearchEngine} from '../engine';
import {answerFromPages, isCovered} from '../answerFromPages';
import {bestLine, quoteSection} from '../quote';

const titles = ['Webhooks', 'Webhook events', 'Webhook security', 'Webhook errors', 'Webhook guide', 'Webhook faq'];
const text = 'A webhook is a request that the server sends when an entry changes.';
function createPage(title: string, path: string): PageRecord {
  return {
    path,
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
        text: 'Then create the webhook:',
        samples: [{language: 'ts', title: '', code: 'go()'}],
      },
    ],
  };
}
const pages = titles.map((title, position) => createPage(title, `/page-${position}`));
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
  it('ASK-03 quotes the best passage, names at most two other places, and only loads pages that were found', async () => {
    const asked: number[] = [];
    const {passage, seeAlso, closest} = await ask('What is a webhook?', {asked});
    expect(passage).toMatchObject({title: 'Webhooks', place: 'Docs', url: '/page-0', text, sample: undefined});
    expect(seeAlso).toHaveLength(2);
    expect(closest).toBeUndefined();
    expect(asked).toHaveLength(pages.length);
  });
  it('has the sample of the best section if the question asks how', async () => {
    const {passage} = await ask('How do I create a webhook?');
    expect(passage).toMatchObject({url: '/page-0#try', text: 'Then create the webhook:', sample: {code: 'go()'}});
  });
  it('answers the question at the end of a text that is too long to search for', async () => {
    const context =
      'My company sells bicycles, tents, kayaks, helmets, gloves, lamps, tyres, pumps, locks, bells and maps. ';
    const {passage} = await ask(`${context}${context}How do I create a webhook?`);
    expect(passage).toMatchObject({url: '/page-0#try'});
  });
  it('ASK-03 keeps the place of a passage whose text is missing', async () => {
    const {passage, seeAlso} = await ask('What is a webhook?', {missing: [0]});
    expect(passage).toEqual({title: 'Webhooks', place: 'Docs', url: '/page-0'});
    expect(seeAlso).toHaveLength(2);
  });
  it("ASK-03 quotes a passage although another page's text is missing", async () => {
    const {passage} = await ask('What is a webhook?', {missing: [3]});
    expect(passage).toMatchObject({url: '/page-0', text});
  });
  it('ASK-03 names the closest pages if the docs do not cover the question, without loading any', async () => {
    const asked: number[] = [];
    const {passage, closest} = await ask('Which entry to the weather is best?', {asked});
    expect(passage).toBeUndefined();
    expect(closest?.length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    expect(await ask('Bonjour!')).toEqual({closest: []});
  });
});

describe('an answer to a pasted message', () => {
  const fix = 'Add the folder that the message names.';
  const explaining: PageRecord[] = [
    {
      ...createPage('Storage', '/storage'),
      sections: [
        {anchor: '', heading: '', parents: [], text: 'Files are kept in a folder.', samples: []},
        {anchor: 'errors', heading: 'Troubleshooting', parents: [], text: '', samples: []},
        {anchor: 'gone', heading: 'The folder is gone', parents: ['Troubleshooting'], text: fix, samples: []},
      ],
    },
    ...pages,
  ];
  const withErrors = new SearchEngine(toHeadings(explaining), buildFullIndex(explaining));

  it('quotes the section that explains it, whatever names and advice surround it', async () => {
    const message = 'Error: The folder is gone. Ask whether a webhook is a request that the server sends.';
    const {passage} = await answerFromPages(withErrors, message, (page) =>
      Promise.resolve({description: '', sections: explaining[page]?.sections ?? []}),
    );
    expect(passage).toMatchObject({url: '/storage#gone', text: fix});
  });
  it('is that the docs do not cover it if search looks up none of its words', async () => {
    const records = explaining.map((record) => ({
      ...record,
      sections: record.sections.map((section) => ({
        ...section,
        heading: section.heading.replace(/^The .*/, 'It is not for you'),
      })),
    }));
    const stopWords = new SearchEngine(toHeadings(records), buildFullIndex(records));
    expect(stopWords.explains('is not for you')).toHaveLength(1);
    expect(await answerFromPages(stopWords, 'is not for you', () => Promise.reject(new Error('status 503')))).toEqual({
      closest: [],
    });
  });
  it('finds how much of a message a text has, and where it is explained', () => {
    expect(withErrors.explains('the folder is gone')).toEqual([{page: 0, section: 2, share: 1}]);
    expect(withErrors.explains('the folder')).toEqual([]);
  });
});

describe('what a term means', () => {
  const term = (heading: string, definition: string) => ({
    anchor: heading,
    heading,
    parents: [],
    text: definition,
    samples: [],
  });
  const defining: PageRecord[] = [
    ...pages,
    {
      ...createPage('Build payloads', '/payloads'),
      sections: [
        term('', 'Payloads are built from parts. A payload has a payload builder.'),
        term('Change', 'Click it.'),
      ],
    },
    {
      ...createPage('Relay settings', '/relays'),
      sections: [term('', 'The settings of a relay in Strapi. A relay has a relay port.')],
    },
    {
      ...createPage('Glossary', '/docs/cms/glossary'),
      sections: [
        term('', 'Terms and what they mean.'),
        term('Payload', 'What a request carries.'),
        term('Webhook', 'A request to another server.'),
        term('Strapi Relay', 'Where requests wait.'),
      ],
    },
  ];
  const withGlossary = new SearchEngine(toHeadings(defining), buildFullIndex(defining));
  const quoted = async (question: string): Promise<string | undefined> => {
    const {passage} = await answerFromPages(withGlossary, question, (page) =>
      Promise.resolve({description: '', sections: defining[page]?.sections ?? []}),
    );
    return passage?.url;
  };

  it.each([
    ['What is a payload?', '/docs/cms/glossary#Payload'],
    ['what are payloads', '/docs/cms/glossary#Payload'],
    ['What is Strapi Relay?', '/docs/cms/glossary#Strapi Relay'],
    ['What is a payload builder?', '/payloads'],
    ['How do I build a payload?', '/payloads'],
  ])('%s', async (question, url) => {
    expect(await quoted(question)).toBe(url);
  });
  it('is quoted from the lead of the page about it, if there is one', async () => {
    expect(await quoted('What is a webhook?')).toBe('/page-0');
  });
});

describe('the section that answers', () => {
  const section = (heading: string, rest = text) => ({anchor: heading, heading, parents: [], text: rest, samples: []});
  const all: PageRecord[] = [
    {
      ...createPage('Deliveries', '/deliveries'),
      keywords: ['notify another program', 'push messages', 'tell somebody'],
      sections: [
        section('', 'The server calls a URL.'),
        section('Deliver without a server'),
        section('Deliver with your own server'),
      ],
    },
    {
      ...createPage('Postboxes', '/postboxes'),
      sections: [
        section('', 'A postbox keeps letters.'),
        section('Upgrade the letterhead'),
        section('Choose a letterhead'),
      ],
    },
    {
      ...createPage('Signposts', '/signposts-renamed'),
      kind: 'changelog',
      sections: [section('', 'A signpost shows the way.')],
    },
    {
      ...createPage('Road signposts', '/roads'),
      sections: [section('', 'A road leads there.'), section('Signposts', 'A signpost shows the way.')],
    },
    // Words are only rare, and so tell something, where there are many pages.
    ...Array.from({length: 200}, (_, at) => createPage('More', `/more-${at}`)),
  ];
  // The second stage knows keywords, too.
  const known = toHeadings(all).pages.map((page, at) => ({...page, keywords: all[at]?.keywords}));
  const whole = new SearchEngine({pages: known}, buildFullIndex(all));
  const ask = (question: string) =>
    answerFromPages(whole, question, (page) => Promise.resolve({description: '', sections: all[page]?.sections ?? []}));

  it('ASK-03 is not one about doing without what the question asks about', async () => {
    expect((await ask('How do I deliver with a server?')).passage?.title).toBe('Deliver with your own server');
    expect((await ask('How do I deliver without a server?')).passage?.title).toBe('Deliver without a server');
  });

  it('ASK-03 is not one about upgrades unless the question is', async () => {
    expect((await ask('Which letterhead?')).passage?.title).toBe('Choose a letterhead');
    expect((await ask('How do I upgrade the letterhead?')).passage?.title).toBe('Upgrade the letterhead');
  });

  it('ASK-03 is not one of a changelog if the question is what something is', async () => {
    expect((await ask('What is a signpost?')).passage?.url).toBe('/roads#Signposts');
    expect((await ask('What happened to signposts?')).passage?.url).toBe('/signposts-renamed');
  });

  it('ASK-03 may be found by the keywords of its page', async () => {
    const {passage} = await ask('How do I call a URL to notify another program?');
    expect(passage?.url).toMatch(/^\/deliveries/);
  });
});

describe('a question that the docs do not answer', () => {
  it('ASK-03 may ask for a number that no passage has', async () => {
    const {passage, closest} = await ask('How many webhooks are there?');
    expect(passage).toBeUndefined();
    expect(closest?.length).toBeGreaterThan(0);
    expect((await ask('Which webhooks are there?')).passage).toBeDefined();
  });
  it('ASK-03 may name something that no page mentions', () => {
    const namesForeign = (question: string) => engine.familiarity(question).hasForeignName;
    expect(namesForeign('How do I send a webhook to Salesforce?')).toBe(true);
    expect(namesForeign('How do I send a webhook to somewhere?')).toBe(false);
    expect(namesForeign('Salesforce webhook')).toBe(false);
    expect(namesForeign('a Webhok')).toBe(false);
    expect(isCovered(engine, 'What is a webhook?')).toBe(true);
    expect(isCovered(engine, 'What is a webhook of Salesforce?')).toBe(false);
  });
});

describe('a question', () => {
  it('is recognized as an error message however it begins, and disfavors parts of the docs that it does not name', () => {
    expect(engine.read('Cannot send the webhook').kind).toBe('error');
    expect(engine.read('webhook ECONNREFUSED').kind).toBe('error');
    expect(engine.read('cant send the webhook').kind).toBe('error');
    expect(engine.read('I couldn’t send the webhook').kind).toBe('error');
    expect(engine.read('Is a webhook free?').kind).toBe('fact');
    expect([...engine.read('send a webhook').otherAreas]).toEqual(['cloud']);
    expect(engine.read('webhooks on Cloud').otherAreas.size).toBe(0);
  });
});

it.each(["A webhook doesn't call", 'a webhook doesn’t call', 'a webhook doesnt call', 'webhooks wont call'])(
  '“%s” is about something that does not work',
  (question) => {
    expect(engine.read(question).isNegative).toBe(true);
  },
);

it('the status of a response counts twice as much as another word as rare', () => {
  const [status, other] = engine.read('499 zeppelin').importance;
  expect(status).toBeCloseTo(2 * (other ?? 0));
  const [year, word] = engine.read('2025 zeppelin').importance;
  expect(year).toBeCloseTo(word ?? 0);
});

describe('the quote from a section', () => {
  const quote = (asked: string, section: PassagesFile['sections'][number], wantsSample = true) =>
    quoteSection(engine.read(asked), section, wantsSample);
  const options = [
    'These are the options:',
    'Option · Default · Meaning',
    '`webhook` · `1` · which',
    '`entry` · – · when',
  ];

  it('has a table with the text up to the line that introduces it, unless a later line says more', () => {
    const kinds = ['A webhook calls you.', ...options, 'Both are optional.'];
    const {text: around, table} = quote('When does a webhook call?', {text: kinds.join('\n'), samples: []});
    expect(around).toBe('A webhook calls you.\nThese are the options:');
    expect(table?.rows).toEqual([
      ['`webhook`', '`1`', 'which'],
      ['`entry`', '–', 'when'],
    ]);

    const later = quote('Which server sends it?', {text: [...options, 'The server sends it.'].join('\n'), samples: []});
    expect(later).toEqual({text: 'These are the options:\nThe server sends it.', sample: undefined});
  });
  it('has the best rows of a long table, in their order', () => {
    const rows = Array.from({length: 10}, (_, at) => `\`${at}\` · – · ${at === 9 ? 'webhook' : 'other'}`);
    const lines = ['A webhook calls you.', ...options.slice(0, 2), ...rows];
    const long = quote('When does a webhook call?', {text: lines.join('\n'), samples: []});
    expect(long.text).toBe('A webhook calls you.\nThese are the options: …');
    expect(long.table?.rows.map(([name]) => name)).toEqual(
      ['0', '1', '2', '3', '4', '5', '6', '9'].map((at) => `\`${at}\``),
    );
  });
  it('ASK-03 is the matching row of a table, with its header', () => {
    const {text: around, table} = quote('What is the default of entry?', {text: options.join('\n'), samples: []});
    expect(table).toEqual({head: ['Option', 'Default', 'Meaning'], rows: [['`entry`', '–', 'when']]});
    expect(around).toBe('These are the options:');
  });
  it('ASK-03 is the row of the subject, even if the question names another column, too', () => {
    const rows = ['A webhook sends 1 request to the server.', 'Counted · Webhook · Server', 'Request · 5 · 6'];
    const {table} = quote('How many requests are there for a webhook?', {text: rows.join('\n'), samples: []});
    expect(table?.rows).toEqual([['Request', '5', '6']]);
  });
  it('ASK-03 is every row of a short table that lists what is asked for', () => {
    const rows = ['These are known:', 'Webhook · Sent', 'First · then', 'Second · then', 'Third · then'];
    const names = (asked: string) =>
      quote(asked, {text: rows.join('\n'), samples: []}).table?.rows.map(([name]) => name);
    expect(names('Which webhooks are there?')).toEqual(['First', 'Second', 'Third']);
    expect(names('What is a webhook?')).toEqual(['First', 'Second']);
  });
  it('ASK-03 prefers a line with the number or duration that is asked for; a date is neither', () => {
    const fit = (asked: string, line: string) => bestLine(engine.read(asked), line).fit;
    expect(fit('How many requests are there?', 'There are 5 requests.')).toBeGreaterThan(1);
    expect(fit('How many requests are there?', 'There are requests (as of July 13, 2026).')).toBeLessThan(1);
    const howLong = 'How long does a request take?';
    expect(fit(howLong, 'It takes 10 days.')).toBeGreaterThan(fit(howLong, 'It takes 10 requests.'));
  });
  it('ASK-03 is the part of a long text that matches the question best', () => {
    const filler = Array.from({length: 20}, () => 'Some other line that is about something else altogether.');
    const long = [...filler, text, ...filler].join('\n');
    const quoted = quote('What is a webhook?', {text: long, samples: []}).text;
    expect(quoted).toContain(text);
    expect(quoted.length).toBeLessThan(520);
    expect(quoted).toMatch(/^… .* …$/s);
  });
  it('ASK-03 has the sample that the last line introduces, whatever is asked', () => {
    const lines = 'A webhook is sent.\nThis is what the server sends for an entry:';
    const samples = [
      {language: 'json', title: '', code: 'first', after: 1},
      {language: 'json', title: '', code: 'second', after: 2},
    ];
    expect(quote('What is a webhook?', {text: lines, samples}, false).sample?.code).toBe('second');
    const other = quote('What is a webhook?', {text: lines, samples: samples.slice(0, 1)}, false);
    expect(other).toEqual({text: 'A webhook is sent. …', sample: undefined});
  });
  it('ASK-03 from a long text includes the line that introduces its sample', () => {
    const filler = Array.from({length: 20}, () => 'Some other line that is about something else altogether.');
    const long = [text, ...filler, 'Here it is:', ...filler].join('\n');
    const samples = [{language: 'ts', title: '', code: 'sendWebhook()', after: 22}];
    expect(quote('How do I send a webhook?', {text: long, samples}).text).toContain('Here it is:');
  });
  it('ASK-03 has the sample with most words of the question, not its response', () => {
    const samples = [
      {language: 'json', title: 'Response', code: '{"webhook": "entry"}'},
      {language: 'bash', title: 'Terminal', code: 'list entry'},
      {language: 'bash', title: 'Terminal', code: 'send webhook entry'},
    ];
    const {sample} = quote('How do I send a webhook for an entry?', {text: 'Then:', samples});
    expect(sample?.code).toBe('send webhook entry');
  });
});
