import type {SerializedIndex} from './types';
import {fieldBoosts} from '../vocabulary';
import {similarTerms} from './similarTerms';
import {fields} from './types';

/** Okapi BM25+ with the parameters of MiniSearch, on whose ranking the weights of vocabulary.ts were measured. */
const saturation = 1.2;
const lengthShare = 0.7;
const floor = 0.5;
const prefixWeight = 0.375;
const fuzzyWeight = 0.45;
const longestSharedBeginning = 255;

/** Places where a term can be, one bit each. */
export const inTitle = 1;
export const inHeading = 2;
export const inParents = 4;

const placeBits = {
  title: inTitle,
  heading: inHeading,
  parents: inParents,
  keywords: inParents,
  text: 0,
  code: 0,
} as const;

/** A term to look up. */
export interface Lookup {
  term: string;
  /** Also find terms that begin with this one. */
  prefix: boolean;
  /** Also find terms within this edit distance. */
  fuzzy: 0 | 1 | 2;
}

/** A term of the index that a lookup finds, and how much a match of it counts, up to 1. */
export interface FoundTerm {
  term: number;
  weight: number;
}

/**
 * A full-text index in flat arrays, ready to be searched: what a term adds to the score of a section is worked out once,
 * when the index is loaded.
 */
export class TextIndex {
  readonly documents: number;
  readonly #terms: readonly string[];
  /** For each term, how many characters it has in common with the one before. */
  readonly #shared: Uint8Array;
  /** For each term, where its postings begin; those of the next term follow. */
  readonly #starts: Uint32Array;
  readonly #sections: Uint32Array;
  readonly #scores: Float32Array;
  readonly #places: Uint8Array;

  /** @throws TypeError if the postings do not belong to the terms */
  constructor({documents, terms, postings}: SerializedIndex) {
    this.documents = documents;
    this.#terms = terms === '' ? [] : terms.split('\n');
    this.#shared = sharedBeginnings(this.#terms);
    const decoded = decode(postings, this.#terms.length, documents);
    const scored = scorePostings(decoded, this.#terms.length, documents);
    this.#starts = scored.starts;
    this.#sections = scored.sections;
    this.#scores = scored.scores;
    this.#places = scored.places;
  }

  /**
   * @param term - a term
   * @param isBeginning - whether a term that begins with it will do
   * @returns whether it is in the index
   */
  has(term: string, isBeginning = false): boolean {
    const first = this.#terms[this.#firstFrom(term)];
    return isBeginning ? (first?.startsWith(term) ?? false) : first === term;
  }

  /** @returns a term by its position */
  term(position: number): string {
    return this.#terms[position] ?? '';
  }

  /** @returns the terms of the index that are meant */
  find({term, prefix, fuzzy}: Lookup): FoundTerm[] {
    const found = new Map<number, number>();
    const first = this.#firstFrom(term);
    const isKnown = this.#terms[first] === term;
    // A word that is used as it is typed is hardly misspelt: `port` does not mean `sort`.
    if (fuzzy > 0 && !isKnown) {
      similarTerms(this.#terms, this.#shared, term, fuzzy, (position, distance) => {
        const {length} = this.term(position);
        found.set(position, (fuzzyWeight * length) / (length + distance));
      });
    }
    if (prefix) {
      for (let position = first; this.#terms[position]?.startsWith(term); position += 1) {
        const {length} = this.term(position);
        found.set(position, (prefixWeight * length) / (length + 0.3 * (length - term.length)));
      }
    }
    if (isKnown) {
      found.set(first, 1);
    }
    return [...found].map(([position, weight]) => ({term: position, weight}));
  }

  /**
   * @param term - position of a term
   * @param visit - called for each section that has it, with what it adds to the section's score, and with whether it is
   *   in the title, the heading or what stands above it (see {@link inTitle} and the others)
   */
  visit(term: number, visit: (section: number, score: number, places: number) => void): void {
    const end = this.#starts[term + 1] ?? 0;
    for (let at = this.#starts[term] ?? 0; at < end; at += 1) {
      visit(this.#sections[at] ?? 0, this.#scores[at] ?? 0, this.#places[at] ?? 0);
    }
  }

  #firstFrom(term: string): number {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#terms[middle] ?? '') < term) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}

function sharedBeginnings(terms: readonly string[]): Uint8Array {
  const shared = new Uint8Array(terms.length);
  for (let position = 1; position < terms.length; position += 1) {
    const before = terms[position - 1] ?? '';
    const term = terms[position] ?? '';
    let common = 0;
    while (common < longestSharedBeginning && common < before.length && before[common] === term[common]) {
      common += 1;
    }
    shared[position] = common;
  }
  return shared;
}

/** Postings by term and field, in that order. */
interface Postings {
  /** For each term and field, where its postings begin. */
  starts: Uint32Array;
  sections: Uint32Array;
  times: Uint32Array;
}

function decode(encoded: readonly number[], termCount: number, documents: number): Postings {
  const starts = new Uint32Array(termCount * fields.length + 1);
  const sections = new Uint32Array(encoded.length);
  const times = new Uint32Array(encoded.length);
  let at = 0;
  let end = 0;
  for (let list = 0; list < termCount * fields.length; list += 1) {
    starts[list] = end;
    let section = 0;
    for (let left = encoded[at++] ?? 0; left > 0; left -= 1) {
      const value = encoded[at++] ?? 0;
      section += value >> 1;
      sections[end] = section;
      times[end] = value % 2 === 1 ? (encoded[at++] ?? 1) : 1;
      end += 1;
    }
    if (section >= documents && section > 0) {
      throw new TypeError('The index names a section that does not exist');
    }
  }
  if (at !== encoded.length) {
    throw new TypeError('The index does not have the postings of its terms');
  }
  starts[termCount * fields.length] = end;
  return {starts, sections: sections.slice(0, end), times: times.slice(0, end)};
}

interface ScoredPostings {
  /** For each term, where its postings begin. */
  starts: Uint32Array;
  sections: Uint32Array;
  scores: Float32Array;
  places: Uint8Array;
}

/** Adds up the fields: one posting per term and section. */
function scorePostings({starts, sections, times}: Postings, termCount: number, documents: number): ScoredPostings {
  const lengths = fieldLengths({starts, sections, times}, termCount, documents);
  const averages = lengths.map((ofField) => ofField.reduce((sum, length) => sum + length, 0) / Math.max(1, documents));
  const sums = new Float32Array(documents);
  const places = new Uint8Array(documents);
  const scored = {
    starts: new Uint32Array(termCount + 1),
    sections: new Uint32Array(sections.length),
    scores: new Float32Array(sections.length),
    places: new Uint8Array(sections.length),
  };
  let end = 0;
  for (let term = 0; term < termCount; term += 1) {
    const first = end;
    scored.starts[term] = first;
    fields.forEach((field, position) => {
      const list = term * fields.length + position;
      const from = starts[list] ?? 0;
      const to = starts[list + 1] ?? 0;
      const rarity = fieldBoosts[field] * Math.log(1 + (documents - (to - from) + 0.5) / (to - from + 0.5));
      for (let at = from; at < to; at += 1) {
        const section = sections[at] ?? 0;
        const often = times[at] ?? 1;
        const length = (lengths[position]?.[section] ?? 0) / (averages[position] || 1);
        if (sums[section] === 0) {
          scored.sections[end] = section;
          end += 1;
        }
        sums[section] =
          (sums[section] ?? 0) +
          rarity *
            (floor + (often * (saturation + 1)) / (often + saturation * (1 - lengthShare + lengthShare * length)));
        places[section] = (places[section] ?? 0) | placeBits[field];
      }
    });
    for (let at = first; at < end; at += 1) {
      const section = scored.sections[at] ?? 0;
      scored.scores[at] = sums[section] ?? 0;
      scored.places[at] = places[section] ?? 0;
      sums[section] = 0;
      places[section] = 0;
    }
  }
  scored.starts[termCount] = end;
  return scored;
}

/** For each field and section, how many different terms it has. */
function fieldLengths({starts, sections}: Postings, termCount: number, documents: number): Uint32Array[] {
  const lengths = fields.map(() => new Uint32Array(documents));
  for (let list = 0; list < termCount * fields.length; list += 1) {
    const ofField = lengths[list % fields.length];
    const end = starts[list + 1] ?? 0;
    for (let at = starts[list] ?? 0; ofField && at < end; at += 1) {
      const section = sections[at] ?? 0;
      ofField[section] = (ofField[section] ?? 0) + 1;
    }
  }
  return lengths;
}
