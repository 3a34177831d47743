import {setStemLanguage, stem} from './stem';
import {stopWords} from './vocabulary';

const stops: ReadonlySet<string> = new Set(stopWords);

/** One word as written, and the terms it can be found by. */
export interface Word {
  /** The word whole, lower case, with its symbols: `$containsi`, `app_keys`, `env()`. Stemmed if it is a plain word. */
  whole: string;
  /** The parts of a compound (`app`, `key`), stemmed; empty for a plain word. */
  parts: string[];
  /** The word as it is spelled, lower case, and each of its parts: what a slip of the hand is told by. */
  spelling: string;
  partSpellings: string[];
  /** Where the word stands in the text, in UTF-16 code units, end excluded. */
  start: number;
  end: number;
}

/** Longest term that is kept, in characters: longer runs (hashes, minified text) are not looked up. */
const longestTerm = 40;
// At most three leading symbols, so that a long run of them is read in linear time.
const wordPattern = /[$@_.-]{0,3}[\p{L}\p{N}][\p{L}\p{M}\p{N}_$.:@-]*(?:\(\)?)?/gu;
const camelBoundary = /(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/**
 * Splits text into words, keeping the symbols that identifiers are made of.
 *
 * @param text - running text, code or a query
 * @returns the words in order, stop words included
 */
export function words(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const reading = readOnce(match[0]);
    if (reading) {
      // Named one by one: spreading a reading into each word took half of the worker's time.
      const {whole, parts, spelling, partSpellings, length} = reading;
      found.push({whole, parts, spelling, partSpellings, start: match.index, end: match.index + length});
    }
  }
  return found;
}

/**
 * The terms a text is indexed under.
 *
 * @param text - running text or code
 * @param spellings - where to add how each term is spelled
 * @returns whole words and parts, without stop words; repeated as often as they occur
 */
export function terms(text: string, spellings?: Spellings): string[] {
  const kept = words(text).filter((word) => !isStopWord(word));
  if (spellings) {
    for (const {whole, parts, spelling, partSpellings} of kept) {
      addSpelling(spellings, whole, spelling);
      parts.forEach((part, position) => addSpelling(spellings, part, partSpellings[position] ?? part));
    }
  }
  return kept.flatMap((word) => [word.whole, ...word.parts]);
}

/** The words that have a term: `price`, `prices` and `pricing` are all found by `pric`. */
export type Spellings = Map<string, Set<string>>;

function addSpelling(spellings: Spellings, term: string, spelling: string): void {
  const known = spellings.get(term);
  if (known) {
    known.add(spelling);
  } else {
    spellings.set(term, new Set([spelling]));
  }
}

export function isStopWord(word: Word): boolean {
  return stops.has(word.whole);
}

/** A word without its place. */
interface Reading extends Omit<Word, 'start' | 'end'> {
  /** Length as written, without the punctuation after it. */
  length: number;
}

/** Prose repeats its words: each is read once. */
const readings = new Map<string, Reading | undefined>();
const mostReadings = 20_000;

/**
 * Says which language the words are in that this thread indexes and looks for, from now on.
 *
 * @param language - as in `lang`; English if left out
 */
export function setLanguage(language?: string): void {
  setStemLanguage(language);
  readings.clear();
}

function readOnce(raw: string): Reading | undefined {
  const known = readings.get(raw);
  if (known || readings.has(raw)) {
    return known;
  }
  const reading = readWord(raw);
  if (raw.length <= longestTerm && readings.size < mostReadings) {
    readings.set(raw, reading);
  }
  return reading;
}

function readWord(raw: string): Reading | undefined {
  const isCall = /\(\)?$/.test(raw);
  const bare = raw.replace(/[$.:@(){}-]+$/, '');
  const leading = /^[$@_.-]*/.exec(bare)?.[0] ?? '';
  const core = bare.slice(leading.length);
  const prefix = keptPrefix(leading, core);
  const pieces = core
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((piece) => piece.split(camelBoundary))
    .map(fold)
    .filter((piece) => piece !== '');
  const whole = `${prefix}${fold(core)}${isCall ? '()' : ''}`;
  if (pieces.length === 0 || pieces.every((piece) => piece.length > longestTerm)) {
    return undefined;
  }
  const isPlain = pieces.length === 1 && pieces[0] === whole;
  const {length} = bare;
  if (isPlain) {
    return {whole: stops.has(whole) ? whole : stem(whole), parts: [], spelling: whole, partSpellings: [], length};
  }
  const partSpellings = pieces.filter((piece) => piece.length <= longestTerm && !stops.has(piece));
  const parts = partSpellings.map(stem);
  const kept = whole.length > longestTerm ? parts.join('-').slice(0, longestTerm) : whole;
  return {whole: kept, parts, spelling: kept, partSpellings, length};
}

/** Of the symbols before a word, those that belong to it: `$eq`, `@strapi`, `.env`, `_q`, `--force`; a lone dash does not. */
function keptPrefix(leading: string, core: string): string {
  if (leading.endsWith('--')) {
    return '--';
  }
  if (leading.endsWith('-')) {
    return core.length === 1 ? '-' : '';
  }
  const last = leading.slice(-1);
  return last === '.' && leading.length > 1 ? '' : last;
}

/** Lower case, compatibility forms and accents folded. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
