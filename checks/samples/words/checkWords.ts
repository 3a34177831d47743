import type {Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import {readDictionary, type Dictionary} from './dictionary';
import {isNear} from '../../shared/words/isNear';
import {splitWords} from '../../shared/words/splitWords';

/** How often the docs use a word at least for a word that looks like it to be a slip. */
const frequent = 5;

/** Kinds of fences with anything but names: output of programs, diagrams. */
const unread: ReadonlySet<Sample['kind']> = new Set(['text']);

const counts = new WeakMap<Page, Map<string, number>>();

/**
 * Reports misspelled words in samples. A word is misspelled when no dictionary has it, or when it's nowhere else in the
 * docs and one letter away from a word that they use often, such as `clint` for `client`. The parts of names count as
 * words.
 *
 * @param all - pages that say which words are used often
 */
export async function checkWords(pages: readonly Page[], all: readonly Page[]): Promise<Problem[]> {
  const dictionary = await readDictionary();
  const total = new Map<string, number>();
  for (const page of all) {
    for (const [word, count] of countsOf(page)) {
      total.set(word, (total.get(word) ?? 0) + count);
    }
  }
  const candidates = candidatesByStart(total);
  return pages.flatMap(({file, samples}) =>
    samples
      .filter(({kind}) => !unread.has(kind))
      .flatMap(({line, text}) =>
        splitWords(text).flatMap(({text: word, index}): Problem[] => {
          const problem = problemOf(word, total, candidates, dictionary);
          const at = {file, line: line + text.slice(0, index).split('\n').length};
          return problem === undefined ? [] : [{...at, ...problem}];
        }),
      ),
  );
}

function problemOf(
  word: string,
  total: ReadonlyMap<string, number>,
  candidates: ReadonlyMap<string, readonly string[]>,
  dictionary: Dictionary,
): Pick<Problem, 'message' | 'fix'> | undefined {
  if (dictionary.lists(word)) {
    return undefined;
  }
  const near = total.get(word) === 1 ? candidates.get(word[0] ?? '')?.find((other) => isNear(word, other)) : undefined;
  if (near !== undefined) {
    return {
      message: `"${word}" is nowhere else in the docs, and looks like "${near}"`,
      fix: `did you mean ${near}? If not, add the word to config/sampleWords.txt`,
    };
  }
  return word.length < 4 || dictionary.has(word)
    ? undefined
    : {message: `"${word}" isn't in any dictionary`, fix: 'correct it, or add the word to config/sampleWords.txt'};
}

/** Words that the docs use often, by their first letter, the most frequent first. */
function candidatesByStart(total: ReadonlyMap<string, number>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const words = [...total].filter(([word, count]) => word.length > 2 && count >= frequent).sort((a, b) => b[1] - a[1]);
  for (const [word] of words) {
    const start = word[0] ?? '';
    found.set(start, [...(found.get(start) ?? []), word]);
  }
  return found;
}

function countsOf(page: Page): Map<string, number> {
  const known = counts.get(page);
  if (known) {
    return known;
  }
  const found = new Map<string, number>();
  for (const {text} of splitWords(page.source)) {
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  counts.set(page, found);
  return found;
}
