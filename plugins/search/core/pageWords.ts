import type {SectionPlace} from './rank';
import type {TextIndex} from './textIndex/TextIndex';

/** BM25 parameters: how fast additional sections saturate the score, and how much it's normalized by length. */
const saturation = 3;
const lengthShare = 0.25;

/**
 * Compares whole pages with a query: a page is about the words if many of its sections have them. Without this, a page that
 * mentions them once, in a short section, could rank first, because ranking goes by a page's best section.
 */
export class PageWords {
  /** For each page, its number of sections, relative to the average. */
  readonly #lengths: Float64Array;

  /**
   * @param index - the index of sections, numbered as in `places`
   * @param places - the page of each section
   * @param pages - how many pages there are
   */
  constructor(
    private readonly index: TextIndex,
    private readonly places: readonly SectionPlace[],
    pages: number,
  ) {
    this.#lengths = new Float64Array(pages);
    for (const {page} of places) {
      this.#lengths[page] = (this.#lengths[page] ?? 0) + pages / places.length;
    }
  }

  /**
   * @param terms - terms of the query
   * @returns for each page, its score relative to the best one; 1 for all pages if none has any of the terms, as with a prefix,
   *   or a word that only matches through synonyms
   */
  find(terms: readonly string[]): Float64Array {
    const scores = new Float64Array(this.#lengths.length);
    for (const term of new Set(terms)) {
      this.#add(term, scores);
    }
    const best = Math.max(...scores);
    return best > 0 ? scores.map((score) => score / best) : scores.fill(1);
  }

  /** Adds a term's share to the score of each page, by Okapi BM25 over the sections that have the term. */
  #add(term: string, scores: Float64Array): void {
    const sections = new Float64Array(scores.length);
    for (const found of this.index.find({term, prefix: false})) {
      this.index.visit(found.term, (section) => {
        const page = this.places[section]?.page ?? -1;
        sections[page] = (sections[page] ?? 0) + 1;
      });
    }
    const having = sections.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
    const rarity = Math.log(1 + (scores.length - having + 0.5) / (having + 0.5));
    sections.forEach((count, page) => {
      const length = 1 - lengthShare + lengthShare * (this.#lengths[page] ?? 1);
      scores[page] = (scores[page] ?? 0) + (rarity * count * (saturation + 1)) / (count + saturation * length);
    });
  }
}
