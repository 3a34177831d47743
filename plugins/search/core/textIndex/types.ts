/** Fields of a section, in the order in which an index stores them. */
export const fields = ['title', 'heading', 'parents', 'keywords', 'asked', 'text', 'code'] as const;

/** A section to index: its terms by field. */
export type SectionTerms = Partial<Record<(typeof fields)[number], readonly string[]>>;

/**
 * A serialized index. Documents are numbered from 0 in the order in which they were indexed.
 *
 * `postings` has, for each term and each field in order, the number of documents with the term in that field, and one number for
 * each of them: twice the difference from the previous document, plus 1 if the term occurs more than once. In that case, a second
 * number says how often.
 */
export interface SerializedIndex {
  documents: number;
  /** All terms, sorted by code units and separated by line breaks. */
  terms: string;
  /** For each term, one line with the words that it stands for (see spellings.ts). */
  spellings: string;
  postings: number[];
}
