import {fields} from './types';

/**
 * Encodes the postings of a term in a field (see `SerializedIndex`).
 *
 * @param postings - the encoded postings are added to these
 * @param documents - how often each document has the term, in the order of the documents
 */
export function writePostings(postings: number[], documents: ReadonlyMap<number, number>): void {
  postings.push(documents.size);
  let before = 0;
  for (const [document, times] of documents) {
    postings.push((document - before) * 2 + (times > 1 ? 1 : 0));
    if (times > 1) {
      postings.push(times);
    }
    before = document;
  }
}

/** Postings by term and field, in that order. */
export interface Postings {
  /** For each term and field, where its postings start. */
  starts: Uint32Array;
  sections: Uint32Array;
  times: Uint32Array;
}

/**
 * @param encoded - the postings of an index, from {@link writePostings}
 * @param termCount - how many terms it has
 * @param documents - how many documents it has
 * @throws TypeError if the postings don't match the terms and documents
 */
export function decodePostings(encoded: readonly number[], termCount: number, documents: number): Postings {
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
