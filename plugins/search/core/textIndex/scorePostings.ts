import {fieldBoosts} from '../vocabulary';
import type {Postings} from './postings';
import {fields} from './types';

/** Okapi BM25+ with MiniSearch's parameters, with which the weights in vocabulary.ts were tuned. */
const saturation = 1.2;
const lengthShare = 0.7;
const floor = 0.5;

/** Fields that a term can be in, one bit each. */
export const inTitle = 1;
export const inHeading = 2;
export const inParents = 4;

const placeBits = {
  title: inTitle,
  heading: inHeading,
  parents: inParents,
  keywords: inParents,
  asked: 0,
  text: 0,
  code: 0,
} as const;

export interface ScoredPostings {
  /** For each term, where its postings start; the next term's follow. */
  starts: Uint32Array;
  sections: Uint32Array;
  scores: Float32Array;
  places: Uint8Array;
}

/** Adds up the fields: one posting per term and section, with its BM25+ score. */
export function scorePostings(postings: Postings, documents: number): ScoredPostings {
  const {starts, sections, times} = postings;
  const termCount = (starts.length - 1) / fields.length;
  const lengths = fieldLengths(postings, documents);
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
function fieldLengths({starts, sections}: Postings, documents: number): Uint32Array[] {
  const lengths = fields.map(() => new Uint32Array(documents));
  for (let list = 0; list < starts.length - 1; list += 1) {
    const ofField = lengths[list % fields.length];
    const end = starts[list + 1] ?? 0;
    for (let at = starts[list] ?? 0; ofField && at < end; at += 1) {
      const section = sections[at] ?? 0;
      ofField[section] = (ofField[section] ?? 0) + 1;
    }
  }
  return lengths;
}
