import type {SerializedIndex} from './types';
import {decodePostings} from './postings';
import {type ScoredPostings, scorePostings} from './scorePostings';
import {similarWords} from './similarWords';
import {readSpellings, sharedBeginning} from './spellings';

const prefixWeight = 0.375;
/** Weight of an alternative correction that is as likely as the chosen one. */
const otherWeight = 0.6;
/** Factor for typos in the first letter, which are rare. */
const otherBeginning = 0.6;
const longestSharedBeginning = 255;

/** A term to look up. */
export interface Lookup {
  term: string;
  /** The word itself, if the term is its stem. */
  spelling?: string;
  /** Also find terms of words that start with this one. */
  prefix: boolean;
}

/** A word of the index that is similar to another, and how likely it's meant. */
export interface SimilarWord {
  spelling: string;
  term: string;
  weight: number;
}

/** A term of the index that a lookup finds, and the weight of a match, up to 1. */
export interface FoundTerm {
  term: number;
  weight: number;
}

/**
 * A full-text index in flat arrays. What each term adds to a section's score is computed once, when the index is loaded.
 */
export class TextIndex {
  readonly documents: number;
  readonly #terms: readonly string[];
  /** The words that the terms stand for, sorted. */
  readonly #words: readonly string[];
  /** For each word, its term. */
  readonly #termOfWord: Uint32Array;
  /** For each word, the length of the prefix that it shares with the previous word. */
  readonly #shared: Uint8Array;
  readonly #postings: ScoredPostings;

  /** @throws TypeError if the postings don't match the terms */
  constructor({documents, terms, spellings, postings}: SerializedIndex) {
    this.documents = documents;
    this.#terms = terms === '' ? [] : terms.split('\n');
    const spelled = spellWords(this.#terms, spellings);
    this.#words = spelled.words;
    this.#termOfWord = spelled.terms;
    this.#shared = sharedBeginnings(this.#words);
    this.#postings = scorePostings(decodePostings(postings, this.#terms.length, documents), documents);
  }

  /** @returns whether a term is in the index */
  has(term: string): boolean {
    return this.#terms[firstFrom(this.#terms, term)] === term;
  }

  /** @returns whether a word of the index starts with this */
  hasBeginning(typed: string): boolean {
    return this.#words[firstFrom(this.#words, typed)]?.startsWith(typed) ?? false;
  }

  /** @returns the term at a position */
  term(position: number): string {
    return this.#terms[position] ?? '';
  }

  /**
   * @param term - position of a term; undefined for one that isn't in the index
   * @returns the term's inverse document frequency
   */
  rarity(term?: number): number {
    const {starts} = this.#postings;
    const sections = term === undefined ? 0 : (starts[term + 1] ?? 0) - (starts[term] ?? 0);
    return Math.log(1 + (this.documents - sections + 0.5) / (sections + 0.5));
  }

  /** @returns the terms of the index that are meant */
  find({term, spelling = term, prefix}: Lookup): FoundTerm[] {
    const found = new Map<number, number>();
    if (prefix) {
      for (let at = firstFrom(this.#words, spelling); this.#words[at]?.startsWith(spelling); at += 1) {
        const length = this.#words[at]?.length ?? 0;
        const weight = (prefixWeight * length) / (length + 0.3 * (length - spelling.length));
        const position = this.#termOfWord[at] ?? 0;
        found.set(position, Math.max(weight, found.get(position) ?? 0));
      }
    }
    const first = firstFrom(this.#terms, term);
    if (this.#terms[first] === term) {
      found.set(first, 1);
    }
    return [...found].map(([position, weight]) => ({term: position, weight}));
  }

  /**
   * @param typed - a word that the index doesn't have
   * @param most - the maximum edit distance (see similarWords.ts)
   * @returns the words at the smallest edit distance, the most important first
   */
  similar(typed: string, most: number): SimilarWord[] {
    const found: {at: number; slips: number}[] = [];
    similarWords(this.#words, this.#shared, typed, most, (at, slips) => found.push({at, slips}));
    const fewest = Math.min(...found.map(({slips}) => slips));
    const likely = found
      .filter(({slips}) => slips === fewest)
      .map(({at}) => {
        const spelling = this.#words[at] ?? '';
        const term = this.#termOfWord[at] ?? 0;
        const beginning = spelling[0] === typed[0] ? 1 : otherBeginning;
        return {spelling, term: this.term(term), weight: beginning * this.#importance(term)};
      })
      .sort((a, b) => b.weight - a.weight);
    const best = likely[0]?.weight ?? 1;
    return likely.map((word) => ({...word, weight: (otherWeight * word.weight) / best}));
  }

  /** What a term adds to all sections together: much if it's in titles or in many sections. */
  #importance(term: number): number {
    let sum = 0;
    this.visit(term, (_, score) => (sum += score));
    return sum;
  }

  /**
   * @param term - position of a term
   * @param visit - called for each section that has it, with what it adds to the section's score, and with whether it is
   *   in the title, the heading or what stands above it (bits of `inTitle` and the others in scorePostings.ts)
   */
  visit(term: number, visit: (section: number, score: number, places: number) => void): void {
    const {starts, sections, scores, places} = this.#postings;
    const end = starts[term + 1] ?? 0;
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      visit(sections[at] ?? 0, scores[at] ?? 0, places[at] ?? 0);
    }
  }
}

/** @returns the position of the first word that doesn't sort before this one */
function firstFrom(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** @throws TypeError if there aren't as many lines as terms */
function spellWords(terms: readonly string[], spellings: string): {words: string[]; terms: Uint32Array} {
  const lines = spellings.split('\n');
  if (lines.length !== Math.max(1, terms.length)) {
    throw new TypeError('The index does not have the spellings of its terms');
  }
  const pairs = terms
    .flatMap((term, position) => readSpellings(term, lines[position] ?? '').map((word) => ({word, position})))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
  return {words: pairs.map(({word}) => word), terms: Uint32Array.from(pairs, ({position}) => position)};
}

function sharedBeginnings(words: readonly string[]): Uint8Array {
  return Uint8Array.from(words, (word, position) =>
    Math.min(longestSharedBeginning, sharedBeginning(words[position - 1] ?? '', word)),
  );
}
