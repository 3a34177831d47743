import {describe, expect, test} from 'vitest';
import type {PageRecord} from '../types';
import {toHeadings} from '../buildIndex';
import {MessageMatches} from '../messageMatches';
import {quotedMessages, readMessages} from '../messages';

function page(path: string, sections: readonly {heading: string; parents?: string[]; text?: string}[]): PageRecord {
  return {
    path,
    title: path,
    description: '',
    kind: 'guide',
    trail: [],
    tags: [],
    keywords: [],
    sections: sections.map(({heading, parents = [], text = ''}) => ({
      anchor: heading,
      heading,
      parents,
      text,
      samples: [],
    })),
  };
}

const pages = [
  page('/menu', [
    {heading: ''},
    {heading: 'Dishes', text: 'Call `menu.add({dish})` for `Soup`.'},
    {heading: 'Troubleshooting'},
    {heading: 'Could not find dish: …', parents: ['Troubleshooting']},
    {heading: 'Dish already taken or Table already taken', parents: ['Troubleshooting']},
  ]),
  page('/bill', [
    {heading: ''},
    {heading: 'Error messages', text: '`The bill "…" has been paid` · pay once\n`a.b.c` · `npm run bill and pay`'},
  ]),
];

const messages = readMessages({...toHeadings(pages), messages: quotedMessages(pages)});

describe('readMessages', () => {
  test('messages are the headings of Troubleshooting, and what sections about errors quote', () => {
    expect(messages).toEqual([
      {section: 6, text: 'The bill "…" has been paid'},
      {section: 3, text: 'Could not find dish: …'},
      {section: 4, text: 'Dish already taken or Table already taken'},
      {section: 4, text: 'Dish already taken'},
      {section: 4, text: 'Table already taken'},
    ]);
  });
});

describe('MessageMatches', () => {
  const matches = new MessageMatches(messages);

  test('a message is found whatever its values are, and whatever surrounds it', () => {
    expect([...matches.find('[error] Could not find dish: plugin::soup.lentils')]).toEqual([[3, 1]]);
    expect([...matches.find('The bill "42/7" has been paid')]).toEqual([[6, 1]]);
    expect([...matches.find('table already taken')]).toEqual([[4, 1]]);
  });

  test('a few words of a message, or all in another order, do not match', () => {
    expect(matches.find('find a dish that could not be sold').size).toBe(0);
    expect(matches.find('could not').size).toBe(0);
    expect(matches.find('').size).toBe(0);
  });
});
