import type {Word} from './tokenize';
import {stem} from './stem';
import {isStopWord, words} from './tokenize';
import {lightWords, phrases, stopWords, synonyms, weakWords} from './vocabulary';

/** A term to look up in the index, and how much of the query a match covers. */
export interface QueryTerm {
  term: string;
  /** The word itself, if the term is its stem. */
  spelling?: string;
  /** Share of each word of the query, by its position, that a match covers: 1 is the whole word. */
  covers: ReadonlyMap<number, number>;
  /** Factor on the score of a match. */
  boost: number;
  /** Also match terms of words that start with this one. */
  prefix: boolean;
  /** The compound that this is a part of: if the compound itself is found, its parts count little. */
  partOf?: string;
}

export interface ParsedQuery {
  /** The words that count, as typed. */
  words: string[];
  /** How much each of the words counts, up to 1. */
  weights: number[];
  terms: QueryTerm[];
}

/** Maximum length of a query in characters; the rest is ignored. */
const longestQuery = 512;
/** Maximum number of significant words of a query that are looked up. */
export const mostWords = 16;
const synonymBoost = 0.5;
const synonymCover = 0.86;
const partBoost = 0.6;
const lightWeight = 0.4;

const related = buildRelated();
const weak: ReadonlySet<string> = new Set(weakWords.map(stem));
const light: ReadonlySet<string> = new Set(lightWords.map(stem));
const stops: ReadonlySet<string> = new Set(stopWords);
const inPhrases: ReadonlySet<string> = new Set(Object.keys(phrases).flatMap((phrase) => phrase.split(' ').map(stem)));
/** Tabs and line breaks, which separate words. */
const spaces = /[\t\n\v\f\r\u0085\u2028\u2029]/g;
/** Soft hyphens, direction marks and other invisible characters, which pasted text may have within words. */
const invisible = /[\p{Cc}\p{Cf}]/gu;

/**
 * @param text - what the reader typed or pasted, of any length and content
 * @returns the part that is read, on one line
 */
export function readable(text: string): string {
  return text.slice(0, longestQuery).replace(spaces, ' ').replace(invisible, '');
}

/**
 * Parses a query: drops stop words, splits compounds, adds synonyms.
 *
 * @param text - from {@link readable}
 * @returns the terms to look up; none if the query has no letter or digit
 */
export function parseQuery(text: string): ParsedQuery {
  const all = words(text).slice(0, mostWords * 2);
  const kept = meaningful(all).slice(0, mostWords);
  const last = kept.length > 0 && /[^\s]$/.test(text) ? kept.length - 1 : -1;
  const terms = new Map<string, QueryTerm>();
  kept.forEach((word, position) => addWord(terms, word, position, position === last));
  const unworded = addPhrases(terms, text, kept);
  const weights = [...weigh(kept), ...unworded.map(() => 1)];
  return {
    words: [...kept.map((word) => text.slice(word.start, word.end)), ...unworded],
    weights,
    terms: [...terms.values()].map((term) => ({...term, boost: term.boost * weightOf(term, weights)})),
  };
}

/** @returns whether a word (a term, as `words` returns it) is in the vocabulary, even if it isn't in the docs */
export function isVocabulary(term: string): boolean {
  return related.has(term) || weak.has(term) || light.has(term) || stops.has(term) || inPhrases.has(term);
}

/** Removes stop words and the product's name, unless there's nothing else. */
function meaningful(all: Word[]): Word[] {
  const withoutStops = all.filter((word) => !isStopWord(word));
  const strong = withoutStops.filter((word) => !weak.has(word.whole));
  return [strong, withoutStops, all].find((list) => list.length > 0) ?? [];
}

/** Light words count fully if there are no others. */
function weigh(kept: readonly Word[]): number[] {
  const hasHeavy = kept.some(({whole}) => !light.has(whole));
  return kept.map(({whole}) => (hasHeavy && light.has(whole) ? lightWeight : 1));
}

function weightOf({covers}: QueryTerm, weights: readonly number[]): number {
  return Math.max(...[...covers.keys()].map((position) => weights[position] ?? 1));
}

function addWord(terms: Map<string, QueryTerm>, word: Word, position: number, isLast: boolean): void {
  const prefix = isLast && !word.whole.endsWith('()');
  addTerm(terms, {
    term: word.whole,
    spelling: word.spelling,
    covers: new Map([[position, 1]]),
    boost: 1,
    prefix,
  });
  // Readers write "nextjs", the docs "Next.js".
  const library = /^([a-z]{3,})js$/.exec(word.spelling)?.[1];
  if (library !== undefined) {
    addTerm(terms, {term: `${library}.js`, covers: new Map([[position, 1]]), boost: 1, prefix: false});
  }
  const strong = word.parts.filter((part) => !weak.has(part));
  const parts = [...new Set(strong.length > 0 ? strong : word.parts)];
  parts.forEach((part, index) =>
    addTerm(terms, {
      term: part,
      spelling: word.partSpellings[word.parts.indexOf(part)],
      covers: new Map([[position, 1 / parts.length]]),
      boost: partBoost,
      prefix: prefix && index === parts.length - 1,
      partOf: word.whole,
    }),
  );
  for (const synonym of related.get(word.whole) ?? []) {
    addTerm(terms, {
      term: synonym,
      covers: new Map([[position, synonymCover]]),
      boost: synonymBoost,
      prefix: false,
    });
  }
}

/** @returns phrases that only consist of stop words ("one to many"), each of which counts as another word of the query */
function addPhrases(terms: Map<string, QueryTerm>, text: string, kept: Word[]): string[] {
  const unworded: string[] = [];
  const spoken = [words(text), kept]
    .map((list) => ` ${list.map((word) => text.slice(word.start, word.end).toLowerCase()).join(' ')} `)
    .join('|');
  for (const [phrase, alternatives] of Object.entries(phrases)) {
    if (!spoken.includes(` ${phrase} `)) {
      continue;
    }
    const inPhrase = new Set(phrase.split(' '));
    const positions = kept.flatMap((word, position) =>
      inPhrase.has(text.slice(word.start, word.end).toLowerCase()) ? [position] : [],
    );
    if (positions.length === 0) {
      positions.push(kept.length + unworded.length);
      unworded.push(phrase);
    }
    for (const alternative of alternatives) {
      addTerm(terms, {
        term: stem(alternative),
        covers: new Map(positions.map((position) => [position, synonymCover])),
        boost: synonymBoost * 2,
        prefix: false,
      });
    }
  }
  return unworded;
}

/** A term can come from several sources; keeps the best of each. */
function addTerm(terms: Map<string, QueryTerm>, added: QueryTerm): void {
  const known = terms.get(added.term);
  if (!known) {
    terms.set(added.term, added);
    return;
  }
  const covers = new Map(known.covers);
  for (const [position, share] of added.covers) {
    covers.set(position, Math.max(share, covers.get(position) ?? 0));
  }
  terms.set(added.term, {
    term: added.term,
    spelling: known.spelling ?? added.spelling,
    covers,
    boost: Math.max(known.boost, added.boost),
    prefix: known.prefix || added.prefix,
    partOf: known.partOf === added.partOf ? known.partOf : undefined,
  });
}

function buildRelated(): ReadonlyMap<string, ReadonlySet<string>> {
  const byTerm = new Map<string, Set<string>>();
  for (const group of synonyms) {
    const stems = group.map(stem);
    for (const term of stems) {
      const others = byTerm.get(term) ?? new Set<string>();
      stems.filter((other) => other !== term).forEach((other) => others.add(other));
      byTerm.set(term, others);
    }
  }
  return byTerm;
}
