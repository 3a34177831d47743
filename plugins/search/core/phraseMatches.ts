import type {HeadingsFile} from './indexFiles';
import type {ParsedQuery} from './query';
import type {TextIndex} from './textIndex/TextIndex';
import {terms} from './tokenize';

/** A short text that says what a section is about: a title, a heading, or what readers would type to find the page. */
interface Phrase {
  section: number;
  text: string;
}

/** A phrase, prepared for comparison with queries. */
interface IndexedPhrase {
  section: number;
  /** The sum of its terms' rarity. */
  importance: number;
}

/** The overlap of a query with one phrase. */
interface Match {
  /** For each word of the query, how much of it the phrase covers. */
  words: Float64Array;
  /** The terms of the phrase that the query has, with the confidence of each match. */
  terms: Map<number, number>;
}

/** A term that a word of the query matches. */
interface Hit {
  term: number;
  word: number;
  share: number;
}

/** @returns the titles, headings and keywords of the pages */
function readPhrases({pages}: HeadingsFile): Phrase[] {
  let section = -1;
  return pages.flatMap(({title, keywords = [], sections}) => {
    section += 1;
    const ofPage = [title, ...keywords].map((text) => ({section, text}));
    const headings = sections.map(([, text]) => {
      section += 1;
      return {section, text};
    });
    return [...ofPage, ...headings];
  });
}

/**
 * Compares a query with whole phrases. A page may have the words of a query in ten unrelated places. A heading or keyword that
 * contains the query and little else is a better sign.
 */
export class PhraseMatches {
  readonly #phrases: readonly IndexedPhrase[];
  readonly #byTerm = new Map<number, number[]>();

  /**
   * @param index - the index of these pages
   * @param file - the pages
   */
  constructor(
    private readonly index: TextIndex,
    file: HeadingsFile,
  ) {
    this.#phrases = readPhrases(file).map(({section, text}, phrase) => {
      const found = new Set(
        terms(text).flatMap((term) => index.find({term, prefix: false}).map((known) => known.term)),
      );
      let importance = 0;
      for (const term of found) {
        importance += index.rarity(term);
        const others = this.#byTerm.get(term);
        if (others) {
          others.push(phrase);
        } else {
          this.#byTerm.set(term, [phrase]);
        }
      }
      return {section, importance};
    });
  }

  /** @returns for each section, the similarity of its closest phrase to the query, up to 1 */
  find(query: ParsedQuery): Map<number, number> {
    const {hits, rarity} = this.#lookUp(query);
    const importance = query.weights.map((weight, word) => weight * (rarity[word] ?? 0));
    const ofQuery = importance.reduce((sum, word) => sum + word, 0);
    const found = new Map<number, number>();
    for (const [phrase, match] of this.#match(hits, query.words.length)) {
      const {section, importance: ofPhrase} = this.#phrases[phrase] ?? {section: 0, importance: 1};
      const recall = importance.reduce((sum, word, at) => sum + word * (match.words[at] ?? 0), 0) / ofQuery;
      const inPhrase = [...match.terms].reduce((sum, [term, share]) => sum + share * this.index.rarity(term), 0);
      const precision = Math.min(1, inPhrase / ofPhrase);
      const likeness = (2 * precision * recall) / (precision + recall);
      found.set(section, Math.max(likeness, found.get(section) ?? 0));
    }
    return found;
  }

  #lookUp(query: ParsedQuery): {hits: Hit[]; rarity: Float64Array} {
    const rarity = new Float64Array(query.words.length).fill(this.index.rarity(undefined));
    const hits = query.terms.flatMap((queryTerm) =>
      this.index.find(queryTerm).flatMap(({term, weight}) =>
        [...queryTerm.covers].map(([word, covered]): Hit => {
          const share = covered * weight;
          if (share === 1) {
            rarity[word] = Math.min(rarity[word] ?? 0, this.index.rarity(term));
          }
          return {term, word, share};
        }),
      ),
    );
    return {hits, rarity};
  }

  #match(hits: readonly Hit[], words: number): Map<number, Match> {
    const matches = new Map<number, Match>();
    for (const {term, word, share} of hits) {
      for (const phrase of this.#byTerm.get(term) ?? []) {
        const match = matches.get(phrase) ?? {words: new Float64Array(words), terms: new Map<number, number>()};
        match.words[word] = Math.max(match.words[word] ?? 0, share);
        match.terms.set(term, Math.max(match.terms.get(term) ?? 0, share));
        matches.set(phrase, match);
      }
    }
    return matches;
  }
}
