import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {isVocabulary, parseQuery, type QueryTerm, readable} from '../query';

/** The term of a query that is looked up, with what it covers as an object. */
function termOf(query: string, term: string): (Omit<QueryTerm, 'covers'> & {covers: object}) | undefined {
  const found = parseQuery(query).terms.find((one) => one.term === term);
  return found && {...found, covers: Object.fromEntries(found.covers)};
}

describe('parseQuery', () => {
  test('drops stop words and the product name, unless there is nothing else', () => {
    expect(parseQuery('how do I filter in Strapi').words).toEqual(['filter']);
    expect(parseQuery('what is strapi').words).toEqual(['strapi']);
    expect(parseQuery('how to').words).toEqual(['how', 'to']);
  });

  test('drops words of conversation, and short forms with or without an apostrophe', () => {
    expect(parseQuery("it's ok, but im lost even tho it doesnt fail").words).toEqual(['lost', 'fail']);
    expect(parseQuery("whats the kiosk's address").words).toEqual(['kiosk', 'address']);
    expect(parseQuery('accidentally closed the kiosk').weights).toEqual([0.4, 1, 1]);
  });

  test('only the last word is a prefix, and only while it is being typed', () => {
    const prefixes = (query: string) => parseQuery(query).terms.flatMap(({term, prefix}) => (prefix ? [term] : []));
    expect(prefixes('draft publ')).toEqual(['publ']);
    expect(prefixes('draft publ ')).toEqual([]);
  });

  test('accepts any query', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), {maxLength: 600}), (codes) => {
        const query = String.fromCharCode(...codes);
        expect(parseQuery(readable(query)).words.length).toBeLessThanOrEqual(16);
      }),
    );
  });

  test('the parts of a compound are looked up too, and its last part may go on while it is being typed', () => {
    const {words, terms} = parseQuery('useAutoMigrate');
    expect(words).toEqual(['useAutoMigrate']);
    const partOf = 'useautomigrate';
    const part = {covers: new Map([[0, 1 / 3]]), boost: 0.6, prefix: false, partOf};
    expect(terms).toEqual([
      {term: partOf, spelling: partOf, covers: new Map([[0, 1]]), boost: 1, prefix: true},
      {...part, term: 'use', spelling: 'use'},
      {...part, term: 'auto', spelling: 'auto'},
      {...part, term: 'migrat', spelling: 'migrate', prefix: true},
    ]);
  });

  test('a part of a compound does not count if it is the product or repeats another', () => {
    const terms = (query: string) => parseQuery(query).terms.map(({term}) => term);
    expect(terms('strapi-kiosk')).toEqual(['strapi-kiosk', 'kiosk']);
    expect(terms('strapi-docs')).toEqual(['strapi-docs', 'strapi', 'doc']);
    expect(terms('kiosk-kiosk')).toEqual(['kiosk-kiosk', 'kiosk']);
  });

  test('a call is complete, even at the end', () => {
    expect(parseQuery('useKiosk()').terms.map(({prefix}) => prefix)).toEqual([false, false, false]);
  });

  test('synonyms are looked up, and count less than the word', () => {
    expect(termOf('kiosk docker', 'container')).toEqual({
      term: 'container',
      covers: {1: 0.86},
      boost: 0.5,
      prefix: false,
    });
  });

  test('a library is found with and without a dot', () => {
    expect(termOf('kioskjs tables', 'kiosk.js')).toEqual({
      term: 'kiosk.js',
      covers: {0: 1},
      boost: 1,
      prefix: false,
    });
    expect(termOf('js tables', '.js')).toBeUndefined();
  });

  test('a word may have different synonyms for its different meanings', () => {
    expect([termOf('bootstrap kiosk', 'boot'), termOf('bootstrap kiosk', 'fixtur')]).not.toContain(undefined);
  });

  test('a term with several sources counts as the best of them', () => {
    expect(termOf('docker container ', 'container')).toMatchObject({covers: {0: 0.86, 1: 1}, boost: 1, prefix: false});
    expect(termOf('container docker', 'docker')).toMatchObject({spelling: 'docker', boost: 1, prefix: true});
    expect(termOf('forgot password', 'password')).toEqual({
      ...{term: 'password', spelling: 'password', covers: {0: 0.86, 1: 1}, boost: 1, prefix: true},
    });
    for (const query of ['kiosk autoKiosk', 'autoKiosk kiosk']) {
      expect(termOf(query, 'kiosk')).toMatchObject({boost: 1, prefix: true, partOf: undefined});
    }
    expect(termOf('autoKiosk autoKiosk', 'kiosk')).toMatchObject({covers: {0: 0.5, 1: 0.5}, partOf: 'autokiosk'});
  });

  test('words for actions count less, unless there are no others', () => {
    expect(parseQuery('add a kiosk').weights).toEqual([0.4, 1]);
    expect(termOf('add a kiosk', 'add')?.boost).toBe(0.4);
    expect(termOf('add a kiosk', 'creat')?.boost).toBe(0.2);
    expect(parseQuery('add').weights).toEqual([1]);
  });

  test('a phrase stands for a term, which covers its words', () => {
    expect(termOf('kiosk ACCESS control', 'rbac')).toEqual({
      term: 'rbac',
      covers: {1: 0.86, 2: 0.86},
      boost: 1,
      prefix: false,
    });
    expect(termOf('forgot my password', 'forgot-password')).toBeDefined();
    expect(termOf('access controllers', 'rbac')).toBeUndefined();
    expect(termOf('control access', 'rbac')).toBeUndefined();
  });

  test('a phrase of words that do not count by themselves counts as another word', () => {
    const {words, weights} = parseQuery('one to many and many to many of a kiosk');
    expect([words, weights]).toEqual([
      ['kiosk', 'many to many', 'one to many'],
      [1, 1, 1],
    ]);
    expect(termOf('one to many and many to many of a kiosk', 'onetomany')?.covers).toEqual({2: 0.86});
  });

  test('only the first 16 words that count are looked up, of at most 32', () => {
    const kiosks = Array.from({length: 40}, (_, position) => `kiosk${position}`);
    expect(parseQuery(kiosks.join(' ')).words).toEqual(kiosks.slice(0, 16));
    expect(parseQuery(`${'the '.repeat(31)}kiosk chair`).words).toEqual(['kiosk']);
  });
});

test('a pasted query is read on one line, without what nobody sees', () => {
  expect(readable('a\r\nb\tc\u2028d')).toBe('a  b c d');
  expect(readable('web\u00adhook\u200b\u0000')).toBe('webhook');
  expect(readable('x'.repeat(600))).toHaveLength(512);
});

test.each(['whitelist', 'strapi', 'add', 'whether', 'the', 'forgot'])('%s is a word that search knows', (word) => {
  expect(isVocabulary(word)).toBe(true);
  expect(isVocabulary(`${word}kiosk`)).toBe(false);
});
