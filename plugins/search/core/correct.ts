import type {SimilarWord, TextIndex} from './textIndex/TextIndex';
import type {Word} from './tokenize';
import {isVocabulary} from './query';
import {similarWords} from './textIndex/similarWords';
import {words} from './tokenize';
import {stopWords} from './vocabulary';

/** What a reader typed, with words that the docs don't have put right. */
export interface Corrected {
  text: string;
  /** Other words that may be meant, by the spelling that was chosen; less likely than this. */
  others: ReadonlyMap<string, readonly SimilarWord[]>;
}

const shortestWord = 4;
/** Letters from which on two slips are forgiven. */
const longWord = 8;
const shortestHalf = 3;
/** Characters of a word that is compared with others. */
const longestWord = 24;
const mostOthers = 3;

/**
 * Puts slips of the hand right: a word that neither the docs nor the vocabulary of search have becomes the most frequent
 * of those most like it, or is split in two that the docs have.
 *
 * @param index - the index of the docs
 * @param query - what the reader typed
 * @returns the query to look up, which is the same where nothing had to be put right
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

/** Shorter words are like too many others to be taken for them. */
const shortestCorrected = 5;

/** What the words of a question tell about whether the docs cover it. */
export interface Familiarity {
  /** Whether it has a word that neither the docs nor the vocabulary have, and that isn't clearly a slip of the hand. */
  hasForeignWord: boolean;
  /** Whether one of these words is a name, by its capital inside a sentence: "Kafka". */
  hasForeignName: boolean;
  /** Whether it has a word that is clearly a slip of the hand. */
  hasSlip: boolean;
  /** Whether it has a name from code that the docs have, such as `$eq`, `APP_KEYS` or `strapi.documents`. */
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

/** A capital says nothing at the beginning of a sentence, and in a question of capitals only. */
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
    // A part of one letter is a slip after or before a capital: `fFilters`.
    (parts.length > 0 && parts.every((part) => part.length > 1 && (isVocabulary(part) || index.has(part))))
  );
}

/** @returns the word put right; nothing if none is like it */
function correctWord(index: TextIndex, word: Word, others: Map<string, readonly SimilarWord[]>): string | undefined {
  const {whole, parts, partSpellings, spelling} = word;
  const [best, ...rest] = similarTo(index, spelling);
  if (best) {
    others.set(best.spelling, rest.slice(0, mostOthers));
    // The brackets of a call stand after the word.
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

/** The docs are indexed without stop words, so that only here "befroe" is known to mean one. */
function nearStopWord(spelling: string): string | undefined {
  let near: string | undefined;
  if (spelling.length >= shortestWord && spelling.length <= longestWord) {
    similarWords(sortedStopWords, nothingShared, spelling, 1, (position) => (near ??= sortedStopWords[position]));
  }
  return near;
}

/** `medialibrary` is two words without the space between them. */
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
