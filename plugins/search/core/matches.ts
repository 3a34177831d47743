import type {ParsedQuery} from './query';
import type {TextIndex} from './textIndex/TextIndex';
import {inHeading, inParents, inTitle} from './textIndex/scorePostings';

/** What the terms of a query match, by section. */
export class Matches {
  /** Terms of the index that were found. */
  readonly terms = new Set<string>();
  /** Sections with a match, in the order in which they were found. */
  readonly sections: number[] = [];
  /** For each section, what its matches add up to. */
  readonly scores: Float64Array;
  /** The terms of the query that a section has, and those in its title, its heading, and what stands above it. */
  readonly anywhere: TermSets;
  readonly titles: TermSets;
  readonly headings: TermSets;
  readonly parents: TermSets;

  constructor(index: TextIndex, query: ParsedQuery) {
    const createSets = (): TermSets => new TermSets(index.documents, query.terms.length);
    this.scores = new Float64Array(index.documents);
    this.anywhere = createSets();
    this.titles = createSets();
    this.headings = createSets();
    this.parents = createSets();
    query.terms.forEach((queryTerm, position) => {
      for (const {term, weight} of index.find(queryTerm)) {
        this.terms.add(index.term(term));
        index.visit(term, (section, score, places) => {
          if (this.scores[section] === 0) {
            this.sections.push(section);
          }
          this.scores[section] = (this.scores[section] ?? 0) + score * weight * queryTerm.boost;
          this.anywhere.add(section, position);
          if (places & inTitle) {
            this.titles.add(section, position);
          }
          if (places & inHeading) {
            this.headings.add(section, position);
          }
          if (places & inParents) {
            this.parents.add(section, position);
          }
        });
      }
    });
  }
}

/** For each section, a set of query terms, by position. */
class TermSets {
  readonly #bits: Uint32Array;
  readonly #width: number;

  constructor(sections: number, terms: number) {
    this.#width = Math.ceil(terms / 32);
    this.#bits = new Uint32Array(sections * this.#width);
  }

  add(section: number, term: number): void {
    const at = section * this.#width + (term >> 5);
    this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (term & 31));
  }

  /** @returns the set of a section, one bit per term */
  of(section: number): Uint32Array {
    return this.#bits.subarray(section * this.#width, (section + 1) * this.#width);
  }
}
