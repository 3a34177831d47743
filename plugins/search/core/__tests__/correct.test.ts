import {describe, expect, it} from 'vitest';
import {correct} from '../correct';
import {buildTextIndex} from '../textIndex/buildTextIndex';
import {TextIndex} from '../textIndex/TextIndex';
import type {Spellings} from '../tokenize';
import {terms} from '../tokenize';

function indexOf(title: string, text: string): TextIndex {
  const spellings: Spellings = new Map();
  const read = (words: string): string[] => terms(words, spellings);
  return new TextIndex(buildTextIndex([{title: read(title), text: read(text)}], spellings));
}

const index = indexOf(
  'Policies, pricing, services and filters in TypeScript',
  'The Media Library prints the content-type of findPage() and a port.',
);

function corrected(query: string): string {
  return correct(index, query).text;
}

describe('correct', () => {
  it.each([
    ['poliices', 'policies'],
    ['pricng of servcies', 'pricing of services'],
    ['pricin of services', 'pricing of services'],
    ['princing', 'pricing'],
    ['TypeScrit', 'typescript'],
    ['findPgae()', 'findpage()'],
    ['contenttype', 'content-type'],
    ['fFilters', 'filters'],
    ['medialibrary', 'media library'],
    ['policies befroe filters', 'policies before filters'],
  ])('corrects "%s"', (query, expected) => {
    expect(corrected(query)).toBe(expected);
  });

  it.each([
    ['words of the docs in any form', 'policy filtered pricing'],
    ['words of the vocabulary, which the docs need not have', 'whitelist backoffice'],
    ['the word that is being typed', 'polic'],
    ['the word that is being typed, which one letter ends', 'services pricin'],
    ['short words and numbers', 'prt 13371'],
    ['words like no other', 'xylophone'],
    ['compounds of words that the docs have', 'port.filters'],
  ])('leaves %s unchanged', (_, query) => {
    expect(corrected(query)).toBe(query);
  });

  it('returns alternative corrections', () => {
    const others = [...correct(index, 'princing').others.values()].flat();
    expect(others).toEqual([]);
    const two = indexOf('Posts', 'ports');
    expect(correct(two, 'pots ').text).toBe('posts ');
    expect([...correct(two, 'pots ').others.values()].flat()).toMatchObject([{spelling: 'ports'}]);
  });
});
