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

  test('headings after Troubleshooting are messages only below it, and each of several messages counts', () => {
    const headings = [
      {heading: ''},
      {heading: 'Troubleshooting Soup'},
      {heading: 'Soup is too hot', parents: ['Troubleshooting Soup']},
      {heading: 'TROUBLESHOOTING'},
      {heading: 'No soup, No spoon, or no table', parents: ['TROUBLESHOOTING']},
      {heading: 'The soup, which was hot, is cold', parents: ['TROUBLESHOOTING']},
      {heading: 'Next steps'},
      {heading: 'Soup or fish', parents: ['Next steps']},
    ];
    expect(readMessages(toHeadings([page('/soup', headings)])).map(({section, text}) => [section, text])).toEqual([
      [4, 'No soup, No spoon, or no table'],
      [4, 'No soup'],
      [4, 'No spoon'],
      [4, 'no table'],
      [5, 'The soup, which was hot, is cold'],
    ]);
  });
});

describe('quotedMessages', () => {
  const quoted = (text: string, heading: string, parents: string[] = []): string[] =>
    quotedMessages([page('/soup', [{heading, parents, text: `\`${text}\` is a quote`}])]).map(([, message]) => message);

  test.each(['Troubleshooting', 'Error messages', 'An error', 'Errors', 'A message', 'Messages'])(
    'what is quoted below "%s" is a message if it has three words',
    (heading) => {
      for (const [at, parents] of [[heading], ['Soup', [heading]], ['Soup', ['Fish', heading, 'Rice']]] as const) {
        expect(quoted('soup, not found', at, [...(parents ?? [])])).toEqual(['soup, not found']);
      }
      expect(quoted('not found', heading)).toEqual([]);
    },
  );

  test.each(['The soup’s too hot to eat', 'Soup: it is cold', 'Soup. It is cold'])(
    'elsewhere, only a sentence is a message: %s',
    (text) => {
      for (const heading of ['Soup', 'Terrors', 'Messaging', 'Mirrored']) {
        expect(quoted(text, heading)).toEqual([text]);
        expect(quoted(text.toLowerCase(), heading)).toEqual([]);
        expect(quoted('Soup is cold', heading)).toEqual([]);
      }
    },
  );

  test.each(['POST body missing', 'Expected number of soups >= 1', "You don't have soup", 'The npm soup is cold'])(
    '%s is a message',
    (text) => expect(quoted(text, 'Errors')).toEqual([text]),
  );

  test.each([
    ...['npm run the soup', 'npx run the soup', 'yarn run the soup', 'pnpm run the soup', 'git add the soup'],
    ...['curl the soup now', 'docker run the soup', 'strapi run the soup'],
    ...['const soup is = hot or cold', 'eat the hot soup;', 'soup of the day => hot', '{ soup is hot', 'soup is hot }'],
  ])('%s is code, no message', (text) => expect(quoted(text, 'Errors')).toEqual([]));
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

  const sharesOf = (texts: readonly string[], query: string): ReadonlyMap<number, number> =>
    new MessageMatches(texts.map((text, section) => ({section, text}))).find(query);

  test.each([
    ['Key "lentil soup" has no price', 'Key "stew" has no price'],
    ["Key 'lentil soup' has no price", "Key 'stew' has no price"],
    ['Key “lentil soup” has no price', 'Key “stew” has no price'],
    ['Key `lentil soup` has no price', 'Key `stew` has no price'],
    ['Key "" has no price', 'Key "stew" has no price'],
    ['Key plugin::soup.lentil has no price', 'Key api::stew.stew has no price'],
    ['Key /soups/lentil has no price', 'Key ./stews has no price'],
    ['Key 4 has no price', 'Key 7ab has no price'],
    ['Key … has no price', 'Key stew has no price'],
  ])('%s is found in: %s', (text, query) => {
    expect(sharesOf([text], query)).toEqual(new Map([[0, 1]]));
  });

  test.each([
    ["The cook isn't in the kitchens' list today", "The cook isn't near the tables' list today"],
    ['MD5 and SHA1 tokens expired', 'MD4 and SHA2 tokens expired'],
  ])('words between apostrophes and digits in a word are no values, so %s is not found in: %s', (text, query) => {
    expect(sharesOf([text], text)).toEqual(new Map([[0, 1]]));
    expect(sharesOf([text], query).size).toBe(0);
  });

  test.each(['jwt_secret', 'jwt.secret', '$secret', 'jwt2secret'])('%s is one word, which its end is not', (name) => {
    expect(sharesOf([`${name} is missing`], 'secret is missing').size).toBe(0);
    expect(sharesOf([`${name} is missing`], `${name} is missing.`)).toEqual(new Map([[0, 1]]));
  });

  test('words that most messages have are not enough', () => {
    const texts = ['baking', 'cooking', 'frying', 'boiling', 'serving'].map(
      (task) => `an error occurred while ${task}`,
    );
    expect(sharesOf(texts, 'an error occurred while singing').size).toBe(0);
    expect([...sharesOf(texts, 'an error occurred while frying').keys()]).toEqual([2]);
  });

  test('two words are not enough, even if no other message has them', () => {
    const texts = ['dish already sold', 'soup already sold', 'stew already sold', 'rice already sold'];
    expect(sharesOf(texts, 'dish already').size).toBe(0);
    expect(sharesOf(texts, 'dish already sold')).toEqual(new Map([[0, 1]]));
  });

  test.each([
    ['Migration core::5.0.0-soup (up) failed', 'MigrationError: Migration core::5.0.0-soup (up) failed: no salt'],
    ['Dish "soup" is much too cold', "Dish 'soup' is much too cold"],
    ['Dish soup/lentil is much too cold', 'ERROR: Dish Soup/Lentil is much too cold'],
  ])('a message whose value the query repeats comes before those with others: %s', (text, query) => {
    const other = text.replaceAll('soup', 'stew');
    const general = text.replace(/\S*soup\S*/, '…');
    const shares = sharesOf([other, text, general], query);
    expect(shares.get(1)).toBeGreaterThan(Math.max(shares.get(0) ?? 0, shares.get(2) ?? 0));
  });

  test('a repeated value counts as a pair of words, but is not enough by itself', () => {
    const texts = ['Dish "soup" (today) sold', 'Dish "stew" (today) sold'];
    expect([...sharesOf(texts, 'Dish "stew" (today) sold').keys()]).toEqual([1]);
    expect(sharesOf(texts, 'How hot is "stew"').size).toBe(0);
    expect(sharesOf(['Dish "…" (today) sold'], 'Dish "…" (today) sold').size).toBe(0);
    expect(sharesOf(['502 bad soup'], '502 bad soup').size).toBe(0);
  });

  test('a section with several messages counts by the one that the query has most of', () => {
    const section = 3;
    for (const texts of [
      ['table already taken today', 'table already taken today again'],
      ['table already taken today again', 'table already taken today'],
    ]) {
      const several = new MessageMatches(texts.map((text) => ({section, text})));
      expect(several.find('table already taken today')).toEqual(new Map([[section, 1]]));
    }
  });
});
