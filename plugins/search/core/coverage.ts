import type {ParsedQuery} from './query';

/** A word counts as found if this share of it is covered: all parts of a compound, or a synonym. */
const fullCoverage = 0.85;

/** What a set of query terms covers of the query. */
interface Coverage {
  /** Up to 1. */
  share: number;
  /** Whether it covers every word, except for light ones. */
  isComplete: boolean;
}

/** Computes coverage, and caches it per set of terms, because hundreds of sections have the same few sets. */
export class Coverages {
  readonly #known = new Map<string, Coverage>();
  readonly #both: Uint32Array;

  constructor(private readonly query: ParsedQuery) {
    this.#both = new Uint32Array(Math.ceil(query.terms.length / 32));
  }

  /** @param found - the query terms that are there, one bit each, in addition to those of `also` */
  of(found: Uint32Array, also?: Uint32Array): Coverage {
    for (let at = 0; at < this.#both.length; at += 1) {
      this.#both[at] = (found[at] ?? 0) | (also?.[at] ?? 0);
    }
    const key = this.#both.join();
    const coverage = this.#known.get(key) ?? coverageOf(this.#both, this.query);
    this.#known.set(key, coverage);
    return coverage;
  }
}

function coverageOf(found: Uint32Array, query: ParsedQuery): Coverage {
  const {words, weights, terms: wanted} = query;
  const whole = new Float64Array(words.length);
  const parts = new Float64Array(words.length);
  wanted.forEach(({covers}, term) => {
    if (((found[term >> 5] ?? 0) & (1 << (term & 31))) === 0) {
      return;
    }
    for (const [position, share] of covers) {
      whole[position] = Math.max(whole[position] ?? 0, share);
      parts[position] = (parts[position] ?? 0) + (share >= fullCoverage ? 0 : share);
    }
  });
  let sum = 0;
  let most = 0;
  let isComplete = true;
  weights.forEach((weight, position) => {
    const share = Math.min(1, Math.max(whole[position] ?? 0, parts[position] ?? 0));
    sum += share * weight;
    most += weight;
    // Words with a low weight may be missing.
    isComplete &&= weight < 1 || share >= fullCoverage;
  });
  return {share: sum / most, isComplete};
}
