/** Fields of a section, in the order in which an index stores them. */
export const fields = ['title', 'heading', 'parents', 'keywords', 'asked', 'text', 'code'] as const;

/** One section as it is indexed: its terms by field. */
export type SectionTerms = Partial<Record<(typeof fields)[number], readonly string[]>>;

/**
 * An index as it is sent. Documents are counted from 0 in the order in which they were indexed.
 *
 * `postings` holds, for each term and for each field in order, the number of documents that have the term in the field,
 * and for each of them one number: the distance from the document before, doubled, plus 1 where the term occurs more than
 * once, which is then said by a second number.
 */
export interface SerializedIndex {
  documents: number;
  /** Every term, in the order of their code units, separated by line breaks. */
  terms: string;
  /** For each term, the words that it stands for (see spellings.ts), in as many lines. Left out where these are the terms. */
  spellings?: string;
  postings: number[];
}
