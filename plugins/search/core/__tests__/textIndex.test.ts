import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildTextIndex} from '../textIndex/buildTextIndex';
import {similarWords} from '../textIndex/similarWords';
import {readSpellings, sharedBeginning, writeSpellings} from '../textIndex/spellings';
import {inHeading, inTitle} from '../textIndex/scorePostings';
import {TextIndex} from '../textIndex/TextIndex';

/** Edits, and exchanges of neighbors, from one word to the other, by their beginnings. */
function distance(a: string, b: string): number {
  const rows: number[][] = [];
  const at = (line: number, column: number): number => rows[line]?.[column] ?? 0;
  for (let line = 0; line <= a.length; line += 1) {
    const row: number[] = [];
    rows.push(row);
    for (let column = 0; column <= b.length; column += 1) {
      const replaced = at(line - 1, column - 1) + (a[line - 1] === b[column - 1] ? 0 : 1);
      const exchanged = a[line - 1] === b[column - 2] && a[line - 2] === b[column - 1];
      row.push(
        line === 0 || column === 0
          ? line + column
          : Math.min(
              replaced,
              at(line - 1, column) + 1,
              (row[column - 1] ?? 0) + 1,
              line > 1 && column > 1 && exchanged ? at(line - 2, column - 2) + 1 : Infinity,
            ),
      );
    }
  }
  return at(a.length, b.length);
}

const word = fc.string({unit: fc.constantFrom('a', 'b', 'c', '$'), minLength: 1, maxLength: 8});

function indexOf(...texts: string[][]): TextIndex {
  return new TextIndex(buildTextIndex(texts.map((text) => ({text}))));
}

function found(index: TextIndex, term: string, options: {prefix?: boolean; spelling?: string} = {}): string[] {
  return index
    .find({term, prefix: false, ...options})
    .map((match) => index.term(match.term))
    .sort();
}

function sections(index: TextIndex, term: string): number[] {
  const visited: number[] = [];
  index.find({term, prefix: false}).forEach((match) => index.visit(match.term, (at) => visited.push(at)));
  return visited;
}

describe('similarWords', () => {
  it('finds what a plain edit distance with transpositions finds, in any list of words', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, {maxLength: 40}), word, fc.constantFrom(1, 2), (words, typed, most) => {
        const terms = words.sort();
        const shared = Uint8Array.from(terms, (term, position) => sharedBeginning(terms[position - 1] ?? '', term));
        const similar = new Map<string, number>();
        similarWords(terms, shared, typed, most, (position, far) => similar.set(terms[position] ?? '', far));
        const expected = terms.map((term) => [term, distance(term, typed)] as const);
        expect(similar).toEqual(new Map(expected.filter(([, far]) => far > 0 && far <= most)));
      }),
    );
  });
});

describe('TextIndex', () => {
  it('finds every section that has a term, and no other', () => {
    fc.assert(
      fc.property(fc.array(fc.array(word, {maxLength: 6}), {maxLength: 12}), (texts) => {
        const index = indexOf(...texts);
        for (const term of new Set(texts.flat())) {
          const holding = texts.flatMap((text, position) => (text.includes(term) ? [position] : []));
          expect(sections(index, term)).toEqual(holding);
        }
      }),
    );
  });

  it('finds terms by prefix, exact matches with full weight', () => {
    const spellings = new Map([['pric', ['price', 'pricing', 'costs']]]);
    const index = new TextIndex(
      buildTextIndex([{text: ['filter', 'filters', 'pric']}, {text: ['$in', '$notIn']}], spellings),
    );
    expect(found(index, 'fil', {prefix: true})).toEqual(['filter', 'filters']);
    expect(found(index, 'pricin', {prefix: true})).toEqual(['pric']);
    expect(found(index, 'cos', {prefix: true})).toEqual(['pric']);
    expect(found(index, 'absent')).toEqual([]);
    expect([index.has('$in'), index.has('$i'), index.hasBeginning('$i')]).toEqual([true, false, true]);
    expect([index.has('zoo'), index.hasBeginning('zoo'), index.hasBeginning('fils')]).toEqual([false, false, false]);
    const exact = index.find({term: 'filter', prefix: true}).filter(({weight}) => weight === 1);
    expect(exact.map(({term}) => index.term(term))).toEqual(['filter']);
  });

  it('corrects misspelled words to those at the smallest edit distance, the most important first', () => {
    const spellings = new Map([['pric', ['pricing']]]);
    const index = new TextIndex(
      buildTextIndex([{title: ['pric'], text: ['printing', 'mincing']}, {text: ['pric']}], spellings),
    );
    expect(index.similar('princing', 2).map(({spelling, term}) => [spelling, term])).toEqual([
      ['pricing', 'pric'],
      ['printing', 'printing'],
    ]);
    expect(index.similar('absent', 1)).toEqual([]);
  });

  it('takes a typo in the first letter for less likely than one inside the word, and no correction for certain', () => {
    const similar = indexOf(['hooks', 'soaks']).similar('hoaks', 1);
    expect(similar.map(({spelling}) => spelling)).toEqual(['hooks', 'soaks']);
    const [inside = 0, first = 0] = similar.map(({weight}) => weight);
    expect(inside).toBeLessThan(1);
    expect(first).toBeLessThan(inside);
    expect(first).toBeGreaterThan(inside / 2);
  });

  it('weighs a word by how much of it is typed, and a term by the word that comes closest', () => {
    const weights = (words: string[], typed: string) =>
      new TextIndex(buildTextIndex([{text: ['pric']}], new Map([['pric', words]])))
        .find({term: typed, prefix: true})
        .map(({weight}) => weight);
    const [long = 0] = weights(['pricing'], 'pri');
    const [short = 0] = weights(['price'], 'pri');
    expect(long).toBeGreaterThan(0);
    expect(short).toBeGreaterThan(long);
    expect(short).toBeLessThan(1);
    expect(weights(['pricing'], 'pricin')[0]).toBeGreaterThan(long);
    expect(weights(['price', 'pricing'], 'pri')).toEqual([short]);
    expect(weights(['aprice', 'pricing'], 'pri')).toEqual([long]);
  });

  it('takes a term in fewer sections for rarer, and one that it lacks for the rarest', () => {
    const index = indexOf(['install', 'docker'], ['install'], ['install', 'kiosk'], ['kiosk']);
    const rarities = ['install', 'kiosk', 'docker', 'absent'].map((term) =>
      index.rarity(index.find({term, prefix: false})[0]?.term),
    );
    expect(rarities).toEqual([...new Set(rarities)].sort((a, b) => a - b));
    expect(rarities[0]).toBeGreaterThan(0);
  });

  it('stores the words of a term compactly', () => {
    expect(writeSpellings('policy', ['policy', 'policies'])).toBe('1ies,');
    expect(writeSpellings('filter', ['filter'])).toBe('');
    expect(readSpellings('encyclopedia', writeSpellings('encyclopedia', ['wiki']))).toEqual(['wiki']);
    fc.assert(
      fc.property(word, fc.uniqueArray(word, {minLength: 1}), (term, words) => {
        expect(readSpellings(term, writeSpellings(term, words))).toEqual([...words].sort());
      }),
    );
  });

  it('stores which sections have a term in each field, and how often if more than once', () => {
    const {terms, postings} = buildTextIndex([{text: ['a', 'b']}, {}, {title: ['a'], text: ['b', 'b', 'b']}]);
    expect(terms).toBe('a\nb');
    expect(postings).toEqual([...[1, 4, 0, 0, 0, 0, 1, 0, 0], ...[0, 0, 0, 0, 0, 2, 0, 5, 3, 0]]);
  });

  it('scores a title above running text, and a rare term above a common one', () => {
    const index = new TextIndex(
      buildTextIndex([
        {title: ['docker'], text: ['install']},
        {title: ['other'], text: ['docker', 'install']},
        {title: ['other'], text: ['install']},
      ]),
    );
    const scores = new Map<string, number>();
    for (const term of ['docker', 'install']) {
      index
        .find({term, prefix: false})
        .forEach((match) => index.visit(match.term, (at, score) => scores.set(`${term} ${at}`, score)));
    }
    expect(scores.get('docker 0')).toBeGreaterThan(scores.get('docker 1') ?? 0);
    expect(scores.get('docker 1')).toBeGreaterThan(scores.get('install 1') ?? 0);
  });

  it('finds a section once, with all the places in it that have a term', () => {
    const index = new TextIndex(
      buildTextIndex([{title: ['hook'], heading: ['hook'], text: ['hook']}, {text: ['hook']}]),
    );
    const visited: number[][] = [];
    index
      .find({term: 'hook', prefix: false})
      .forEach((match) => index.visit(match.term, (at, _, places) => visited.push([at, places])));
    expect(visited).toEqual([
      [0, inTitle | inHeading],
      [1, 0],
    ]);
  });

  it('scores a section higher the more often it has a term, and the shorter it is', () => {
    const others = ['a', 'b', 'c', 'd'];
    const index = indexOf(['hook', 'hook', 'a'], ['hook', 'a'], ['hook', ...others], others);
    const scores: number[] = [];
    index
      .find({term: 'hook', prefix: false})
      .forEach((match) => index.visit(match.term, (_, score) => scores.push(score)));
    expect(scores).toHaveLength(3);
    expect(scores).toEqual([...new Set(scores)].sort((a, b) => b - a));
    expect(scores[2]).toBeGreaterThan(0);
  });

  it('rejects postings that are truncated, too many, or name sections that do not exist', () => {
    const whole = buildTextIndex([{text: ['a', 'b']}, {text: ['b', 'b']}]);
    expect(() => new TextIndex(whole)).not.toThrow();
    expect(() => new TextIndex({...whole, postings: whole.postings.slice(0, -2)})).toThrow(TypeError);
    expect(() => new TextIndex({...whole, postings: [...whole.postings, 0]})).toThrow(TypeError);
    expect(() => new TextIndex({...whole, documents: 1})).toThrow(TypeError);
    expect(() => new TextIndex({...whole, spellings: ''})).toThrow(TypeError);
  });

  it('is empty without sections', () => {
    expect(found(indexOf(), 'a', {prefix: true})).toEqual([]);
    expect(indexOf().similar('a', 2)).toEqual([]);
  });
});
