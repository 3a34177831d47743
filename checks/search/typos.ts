import {randomNumbers} from '../shared/randomNumbers';
import type {SearchEngine} from '../../plugins/search/core/engine';
import type {PageRecord} from '../../plugins/search/core/types';
import {shownPages} from './quality';

/** A query with one typo, and the intended query. */
export interface Typo {
  query: string;
  meant: string;
  /** The word with the typo. */
  word: string;
}

/** Results for a set of typos. */
export interface TypoOutcome {
  count: number;
  kept: number;
  /** Typos that result in another word of the docs, such as "user" for "users", so that the intention is unclear. */
  otherWords: number;
  /** Typos that push the page out of the top three. */
  lost: Typo[];
}

const shortestWord = 5;
const shown = 3;
const letters = 'abcdefghijklmnopqrstuvwxyz';
const slips: readonly ((word: string, at: number, letter: string) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at),
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  (word, at) => word.slice(0, at + 1) + word.slice(at),
];

/**
 * @param records - the pages of the docs
 * @param engine - the index of these pages
 * @returns for each title and tag, the page that it has to find; for a tag, the page that it finds first
 */
export function namesToFind(records: readonly PageRecord[], engine: SearchEngine): Map<string, string> {
  const tags = records.flatMap((page) => page.tags.map((tag) => [tag, shownPages(engine, tag)[0] ?? ''] as const));
  return new Map([...tags, ...records.map(({title, path}) => [title, path] as const)]);
}

/**
 * Makes one typo of each kind (a letter omitted, added, replaced, transposed, doubled) in every word of at least five
 * letters. The same texts and seed result in the same typos.
 *
 * @param texts - titles of pages, labels of tags
 * @param seed - any integer
 */
export function makeTypos(texts: readonly string[], seed: number): Typo[] {
  const random = randomNumbers(seed);
  return texts.flatMap((meant) =>
    Array.from(meant.matchAll(/\b[a-z]+\b/gi)).flatMap(({0: word, index}) =>
      word.length < shortestWord
        ? []
        : slips.flatMap((slip) => {
            const at = Math.floor(random() * (word.length - 1));
            const changed = slip(word, at, letters[Math.floor(random() * letters.length)] ?? '');
            const query = meant.slice(0, index) + changed + meant.slice(index + word.length);
            return changed.toLowerCase() === word.toLowerCase() ? [] : [{query, meant, word: changed}];
          }),
    ),
  );
}

/**
 * Searches for each typo. If the right spelling doesn't find the page in the top three, the typo isn't counted.
 *
 * @param typos - from {@link makeTypos}
 * @param engine - the index of the docs
 * @param wanted - for each text, the page that has to be found
 */
export function judgeTypos(
  typos: readonly Typo[],
  engine: SearchEngine,
  wanted: ReadonlyMap<string, string>,
): TypoOutcome {
  const first = (query: string): string[] => shownPages(engine, query).slice(0, shown);
  const found = new Map([...wanted].filter(([text, page]) => first(text).includes(page)));
  const counted = typos.filter(({meant}) => found.has(meant));
  const judged = counted.filter(({word}) => !engine.knows(word));
  const lost = judged.filter(({query, meant}) => !first(query).includes(found.get(meant) ?? ''));
  return {
    count: judged.length,
    kept: judged.length - lost.length,
    otherWords: counted.length - judged.length,
    lost,
  };
}
