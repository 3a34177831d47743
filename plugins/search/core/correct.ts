import type {SimilarWord, TextIndex} from './textIndex/TextIndex';
import type {Word} from './tokenize';
import {isVocabulary} from './query';
import {similarWords} from './textIndex/similarWords';
import {words} from './tokenize';
import {stopWords} from './vocabulary';

/** What a reader typed, with its typos corrected. */
export interface Corrected {
  text: string;
  /** Less likely corrections, by the spelling that was chosen. */
  others: ReadonlyMap<string, readonly SimilarWord[]>;
}

const shortestWord = 4;
/** Minimum length of words in which two edits are corrected. */
const longWord = 8;
const shortestHalf = 3;
/** Longer words aren't corrected. */
const longestWord = 24;
const mostOthers = 3;

/**
 * Corrects typos. A word that's neither in the docs nor in the search vocabulary becomes the most important of the words at the
 * smallest edit distance, or is split into two words that the docs have.
 *
 * @param index - the index of the docs
 * @param query - what the reader typed
 * @returns the query to look up, which is unchanged if there's nothing to correct
 */
export function correct(index: TextIndex, query: string): Corrected {
  const others = new Map<string, readonly SimilarWord[]>();
  const found = words(query);
  const last = /[^\s]$/.test(query) ? found[found.length - 1] : undefined;
  let text = '';
  let end = 0;
  for (const word of found) {
    const corrected = isKnown(index, word, word === last) ? undefined : correctWord(index, word, others);
    if (corrected !== undefined) {
      text += query.slice(end, word.start) + corrected;
      ({end} = word);
    }
  }
  return {text: text + query.slice(end), others};
}

/** Shorter words are similar to too many others to be recognized as typos. */
const shortestCorrected = 5;

/** Signs of whether the docs cover a question. */
export interface Familiarity {
  /** Whether a word is neither in the docs nor in the vocabulary, and isn't clearly a typo. */
  hasForeignWord: boolean;
  /** Whether one of these words is a name, capitalized in the middle of a sentence: "Kafka". */
  hasForeignName: boolean;
  /** Whether a word is clearly a typo. */
  hasSlip: boolean;
  /** Whether it has an identifier that's in the docs, such as `$eq`, `APP_KEYS` or `strapi.documents`. */
  hasName: boolean;
}

/**
 * @param index - the index of the docs
 * @param question - what the reader asked
 */
export function familiarityOf(index: TextIndex, question: string): Familiarity {
  const found = words(question);
  const last = /[\p{L}\p{N}]$/u.test(question) ? found[found.length - 1] : undefined;
  const unknown = found.filter((word) => !isKnown(index, word, word === last) && !/^\d/.test(word.spelling));
  const slips = unknown.filter((word) => isSlip(index, word));
  return {
    hasForeignWord: slips.length < unknown.length,
    hasForeignName: unknown.some((word) => isName(question, word) && !slips.includes(word)),
    hasSlip: slips.length > 0,
    hasName: found.some(({whole, parts}) => (parts.length > 0 || /^\W/.test(whole)) && index.has(whole)),
  };
}

/** Capitals mean nothing at the beginning of a sentence, or if the whole question is in capitals. */
function isName(question: string, {start, end}: Word): boolean {
  const isInside = /[\p{L}\p{N},] $/u.test(question.slice(0, start));
  return isInside && /^\p{Lu}\p{Ll}+$/u.test(question.slice(start, end).replace(/[^\p{L}]+$/u, ''));
}

function isSlip(index: TextIndex, {whole, spelling}: Word): boolean {
  return (
    (spelling.length >= shortestCorrected &&
      similarTo(index, spelling).some((word) => word.spelling[0] === spelling[0])) ||
    split(index, whole, spelling) !== undefined
  );
}

function isKnown(index: TextIndex, {whole, parts, spelling}: Word, isBeginning: boolean): boolean {
  return (
    isVocabulary(whole) ||
    index.has(whole) ||
    (isBeginning && index.hasBeginning(spelling)) ||
    // A part of one letter is a typo next to a capital: `fFilters`.
    (parts.length > 0 && parts.every((part) => part.length > 1 && (isVocabulary(part) || index.has(part))))
  );
}

/** @returns the corrected word; undefined if none is similar enough */
function correctWord(index: TextIndex, word: Word, others: Map<string, readonly SimilarWord[]>): string | undefined {
  const {whole, parts, partSpellings, spelling} = word;
  const [best, ...rest] = similarTo(index, spelling);
  if (best) {
    others.set(best.spelling, rest.slice(0, mostOthers));
    // The parentheses of a call aren't part of the word.
    return spelling.endsWith('()') ? best.spelling.replace(/\(\)$/, '') : best.spelling;
  }
  if (parts.length > 0) {
    const corrected = partSpellings.map((part, position) =>
      index.has(parts[position] ?? '') ? part : (similarTo(index, part)[0]?.spelling ?? part),
    );
    return corrected.join() === partSpellings.join() ? undefined : corrected.join(' ');
  }
  return nearStopWord(spelling) ?? split(index, whole, spelling);
}

function similarTo(index: TextIndex, spelling: string): SimilarWord[] {
  return spelling.length < shortestWord || spelling.length > longestWord || /^\d/.test(spelling)
    ? []
    : index.similar(spelling, spelling.length < longWord ? 1 : 2);
}

const sortedStopWords = [...stopWords].sort();
const nothingShared = new Uint8Array(sortedStopWords.length);

/** Stop words aren't in the index, so typos of them, such as "befroe", have to be recognized here. */
function nearStopWord(spelling: string): string | undefined {
  let near: string | undefined;
  if (spelling.length >= shortestWord && spelling.length <= longestWord) {
    similarWords(sortedStopWords, nothingShared, spelling, 1, (position) => (near ??= sortedStopWords[position]));
  }
  return near;
}

/** Splits words with a missing space, such as `medialibrary`. */
function split(index: TextIndex, whole: string, spelling: string): string | undefined {
  if (!/^[a-z]+$/.test(whole) || spelling.length > longestWord) {
    return undefined;
  }
  for (let at = shortestHalf; at <= spelling.length - shortestHalf; at += 1) {
    const halves = `${spelling.slice(0, at)} ${spelling.slice(at)}`;
    if (words(halves).every((half) => index.has(half.whole))) {
      return halves;
    }
  }
  return undefined;
}
