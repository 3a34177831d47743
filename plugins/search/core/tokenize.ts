import {setStemLanguage, stem} from './stem';
import {stopWords} from './vocabulary';

const stops: ReadonlySet<string> = new Set(stopWords);

/** A word as written, and the terms that find it. */
export interface Word {
  /** The whole word in lowercase, with its symbols: `$containsi`, `app_keys`, `env()`. Stemmed if it's a plain word. */
  whole: string;
  /** The parts of a compound (`app`, `key`), stemmed; empty for a plain word. */
  parts: string[];
  /** The word and its parts as spelled, in lowercase, for recognizing typos. */
  spelling: string;
  partSpellings: string[];
  /** Position of the word in the text, in UTF-16 code units, end excluded. */
  start: number;
  end: number;
}

/** Maximum length of a term in characters: longer ones (hashes, minified text) aren't looked up. */
const longestTerm = 40;
// At most three leading symbols, so that long runs of them are parsed in linear time.
const wordPattern = /[$@_.-]{0,3}[\p{L}\p{N}][\p{L}\p{M}\p{N}_$.:@-]*(?:\(\)?)?/gu;
/** What's left of a short form after its apostrophe, as in "doesn't" and "what’s". */
const shortForm = /(?<=\p{L}['’])(?:s|t|m|d|ll|re|ve)$/iu;
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
    if (reading && !isShortForm(text, match.index, match.index + reading.length)) {
      // Listed one by one, because spreading an object into each word took half of the worker's time.
      const {whole, parts, spelling, partSpellings, length} = reading;
      found.push({whole, parts, spelling, partSpellings, start: match.index, end: match.index + length});
    }
  }
  return found;
}

/** Only reads the text around a word, because every word of the docs is checked. */
function isShortForm(text: string, start: number, end: number): boolean {
  return end - start <= 2 && shortForm.test(text.slice(Math.max(0, start - 2), end));
}

/**
 * The terms a text is indexed under.
 *
 * @param text - running text or code
 * @param spellings - collects the spellings of each term
 * @returns whole words and parts, without stop words, including repetitions
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

/** Collects the words of each term: `pric` stands for `price`, `prices` and `pricing`. */
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

/** A word without its position. */
interface Reading extends Omit<Word, 'start' | 'end'> {
  /** Length as written, without the punctuation after it. */
  length: number;
}

/** A cache, because prose repeats its words. */
const readings = new Map<string, Reading | undefined>();
const mostReadings = 20_000;

/**
 * Sets the language of the words that this thread indexes and looks up from now on.
 *
 * @param language - as in `lang`; English by default
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

/** @returns the symbols before a word that belong to it: `$eq`, `@strapi`, `.env`, `_q`, `--force`; a single dash doesn't */
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

/** Folds case, compatibility forms and accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
