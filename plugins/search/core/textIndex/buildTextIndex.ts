import type {SectionTerms, SerializedIndex} from './types';
import {writePostings} from './postings';
import {writeSpellings} from './spellings';
import {fields} from './types';

/** For each field, how often a term occurs in which document. */
type Occurrences = Map<number, number>[];

/**
 * Indexes sections. The same sections result in the same index.
 *
 * @param sections - the terms of each section; a section's position is its number in the index
 * @param spellings - the words that each term stands for, unless the term itself is the only one
 */
export function buildTextIndex(
  sections: readonly SectionTerms[],
  spellings: ReadonlyMap<string, Iterable<string>> = new Map(),
): SerializedIndex {
  const occurrences = new Map<string, Occurrences>();
  sections.forEach((section, document) => {
    fields.forEach((field, position) => {
      for (const term of section[field] ?? []) {
        count(occurrences, term, position, document);
      }
    });
  });
  const terms = [...occurrences.keys()].sort();
  const postings: number[] = [];
  for (const term of terms) {
    for (const documents of occurrences.get(term) ?? []) {
      writePostings(postings, documents);
    }
  }
  const lines = terms.map((term) => writeSpellings(term, spellings.get(term) ?? [term]));
  return {documents: sections.length, terms: terms.join('\n'), spellings: lines.join('\n'), postings};
}

function count(occurrences: Map<string, Occurrences>, term: string, field: number, document: number): void {
  let ofTerm = occurrences.get(term);
  if (!ofTerm) {
    ofTerm = fields.map(() => new Map<number, number>());
    occurrences.set(term, ofTerm);
  }
  ofTerm[field]?.set(document, (ofTerm[field].get(document) ?? 0) + 1);
}
