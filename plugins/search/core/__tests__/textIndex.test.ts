import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildTextIndex} from '../textIndex/buildTextIndex';
import {similarTerms} from '../textIndex/similarTerms';
import {TextIndex} from '../textIndex/TextIndex';

function distance(a: string, b: string): number {
  const row = Array.from({length: b.length + 1}, (_, column) => column);
  for (let line = 1; line <= a.length; line += 1) {
    let diagonal = row[0] ?? 0;
    row[0] = line;
    for (let column = 1; column <= b.length; column += 1) {
      const above = row[column] ?? 0;
      row[column] = Math.min(diagonal + (a[line - 1] === b[column - 1] ? 0 : 1), above + 1, (row[column - 1] ?? 0) + 1);
      diagonal = above;
    }
  }
  return row[b.length] ?? 0;
}

const word = fc.string({unit: fc.constantFrom('a', 'b', 'c', '$'), minLength: 1, maxLength: 8});

function indexOf(...texts: string[][]): TextIndex {
  return new TextIndex(buildTextIndex(texts.map((text) => ({text}))));
}

function found(index: TextIndex, term: string, options: {prefix?: boolean; fuzzy?: 0 | 1 | 2} = {}): string[] {
  return index
    .find({term, prefix: false, fuzzy: 0, ...options})
    .map((match) => index.term(match.term))
    .sort();
}

function sections(index: TextIndex, term: string): number[] {
  const visited: number[] = [];
  index.find({term, prefix: false, fuzzy: 0}).forEach((match) => index.visit(match.term, (at) => visited.push(at)));
  return visited;
}

describe('similarTerms', () => {
  it('finds what a plain edit distance finds, in any list of words', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, {maxLength: 40}), word, fc.constantFrom(1, 2), (words, typed, most) => {
        const terms = words.sort();
        const shared = Uint8Array.from(terms, (term, position) => {
          const before = terms[position - 1] ?? '';
          let common = 0;
          while (common < Math.min(before.length, term.length) && before[common] === term[common]) {
            common += 1;
          }
          return common;
        });
        const similar = new Map<string, number>();
        similarTerms(terms, shared, typed, most, (position, far) => similar.set(terms[position] ?? '', far));
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

  it('finds terms by their beginning and through typing errors, exact ones with the full weight', () => {
    const index = indexOf(['filter', 'filters', 'fitler', 'relation'], ['$in', '$notIn']);
    expect(found(index, 'fil', {prefix: true})).toEqual(['filter', 'filters']);
    expect(found(index, 'fliter', {fuzzy: 2})).toEqual(['filter', 'fitler']);
    // What is used as it is typed is no typing error.
    expect(found(index, 'filter', {fuzzy: 2})).toEqual(['filter']);
    expect(found(index, 'absent')).toEqual([]);
    expect(index.has('$in')).toBe(true);
    expect(index.has('$i')).toBe(false);
    const exact = index.find({term: 'filter', prefix: true, fuzzy: 2}).filter(({weight}) => weight === 1);
    expect(exact.map(({term}) => index.term(term))).toEqual(['filter']);
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
        .find({term, prefix: false, fuzzy: 0})
        .forEach((match) => index.visit(match.term, (at, score) => scores.set(`${term} ${at}`, score)));
    }
    expect(scores.get('docker 0')).toBeGreaterThan(scores.get('docker 1') ?? 0);
    expect(scores.get('docker 1')).toBeGreaterThan(scores.get('install 1') ?? 0);
  });

  it('refuses postings that are cut off, too many, or name sections that do not exist', () => {
    const whole = buildTextIndex([{text: ['a', 'b']}, {text: ['b', 'b']}]);
    expect(() => new TextIndex(whole)).not.toThrow();
    expect(() => new TextIndex({...whole, postings: whole.postings.slice(0, -2)})).toThrow(TypeError);
    expect(() => new TextIndex({...whole, postings: [...whole.postings, 0]})).toThrow(TypeError);
    expect(() => new TextIndex({...whole, documents: 1})).toThrow(TypeError);
  });

  it('is empty without sections', () => {
    expect(found(indexOf(), 'a', {prefix: true, fuzzy: 2})).toEqual([]);
  });
});
