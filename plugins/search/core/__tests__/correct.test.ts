import {describe, expect, it} from 'vitest';
import {correct, familiarityOf} from '../correct';
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
    ['services pricin ', 'services pricing '],
    ['princing', 'pricing'],
    ['typscrpt', 'typescript'],
    ['TypeScrit', 'typescript'],
    ['findPgae()', 'findpage()'],
    ['contenttype', 'content-type'],
    ['fFilters', 'filters'],
    ['medialibrary', 'media library'],
    ['portfilters', 'port filters'],
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
    ['compounds of words that the docs have', 'port.filters port.whitelist'],
    ['typos of short stop words, and words with two typos of a stop word', 'teh filters bfroe policies'],
    ['short words with two typos', 'poxrtx'],
    ['very long words', 'typescripttypescripttypescript medialibrarymedialibrary'],
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

  it('corrects the parts of a compound that the docs do not have', () => {
    expect(corrected('findPgae.filtres.port ')).toBe('find page filters port ');
    expect(corrected('xylophone.filtres ')).toBe('xylophone filters ');
    expect(corrected('xylophone.zither ')).toBe('xylophone.zither ');
  });

  it('returns at most three alternatives', () => {
    const many = indexOf('parts', 'pasts, pants, pats and pacts');
    expect([...correct(many, 'pazts ').others.values()].map((others) => others.length)).toEqual([3]);
  });

  it('keeps parts and numbers as they are if they resemble others', () => {
    expect(correct(indexOf('Posts', 'ports'), 'ports.pots ').text).toBe('ports posts ');
    expect(correct(indexOf('Port 13370', ''), '13371 ').text).toBe('13371 ');
  });

  it('corrects a letter before a capital, even if the docs have it as a word', () => {
    expect(correct(indexOf('Filters', 'Press f.'), 'fFilters ').text).toBe('filters ');
  });
});

describe('familiarityOf', () => {
  const signs = (question: string, inIndex = index): string[] =>
    Object.entries(familiarityOf(inIndex, question)).flatMap(([sign, isGiven]) => (isGiven ? [sign] : []));

  it.each([
    ['filters and policies', []],
    ['how it prints filters', []],
    ['how to whitelist 13371 services', []],
    ['xylophone filters', ['hasForeignWord']],
    ['xylo', ['hasForeignWord']],
    ['filters for Xylophone', ['hasForeignWord', 'hasForeignName']],
    ['filters, Xylophone?', ['hasForeignWord', 'hasForeignName']],
    ['Xylophone filters', ['hasForeignWord']],
    ['filters? Xylophone!', ['hasForeignWord']],
    ['the filters? Xylophone!', ['hasForeignWord']],
    ['filters for Xylophone22 ', ['hasForeignWord', 'hasForeignName']],
    ['filters for XyloZither ', ['hasForeignWord']],
    ['FILTERS FOR XYLOPHONE', ['hasForeignWord']],
    ['filters for Poliices ', ['hasSlip']],
    ['filters for Poliices and Xylophone', ['hasForeignWord', 'hasForeignName', 'hasSlip']],
    ['medialibrary ', ['hasSlip']],
    ['solicies ', ['hasForeignWord']],
    ['porz ', ['hasForeignWord']],
    ['portz ', ['hasSlip']],
    ['zither7 ', ['hasForeignWord']],
    ['polici', []],
    ['polici ', ['hasForeignWord']],
    ['polici?', ['hasForeignWord']],
    ['content-type', ['hasName']],
    ['findPage() of filters', ['hasName']],
    ['findPort()', []],
  ])('of "%s": %j', (question, expected) => {
    expect(signs(question)).toEqual(expected);
  });

  it('recognizes names by their symbols, even if the rest is a stop word', () => {
    const operators = indexOf('Operators', 'Use $in and run().');
    expect(signs('$in', operators)).toEqual(['hasName']);
    expect(signs('run()', operators)).toEqual(['hasName']);
    expect(signs('operators', operators)).toEqual([]);
  });
});
