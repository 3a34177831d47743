import {countEach} from '../../shared/countEach';
import {memoize} from '../../shared/memoize';
import type {Message, Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import {readDictionary, type Dictionary} from './dictionary';
import {isNear} from '../../shared/words/isNear';
import {splitWords} from '../../shared/words/splitWords';
import {lineAt} from '../../shared/lineAt';

/** Minimum frequency of a word in the docs, so that a similar one counts as a typo. */
const frequent = 5;

/** Kinds of fences that may contain anything: program output, diagrams. */
const unread: ReadonlySet<Sample['kind']> = new Set(['text']);

/**
 * Reports misspelled words in samples: words that are in no dictionary, and words that are nowhere else in the docs but one
 * letter away from a frequent word, such as `clint` for `client`. The parts of names count as words.
 *
 * @param all - pages in which word frequencies are counted
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
          const at = {file, line: line + lineAt(text, index)};
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
): Message | undefined {
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

/** Frequent words in the docs, by first letter, the most frequent first. */
function candidatesByStart(total: ReadonlyMap<string, number>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const words = [...total].filter(([word, count]) => word.length > 2 && count >= frequent).sort((a, b) => b[1] - a[1]);
  for (const [word] of words) {
    const start = word[0] ?? '';
    found.set(start, [...(found.get(start) ?? []), word]);
  }
  return found;
}

const countsOf = memoize(({source}: Page) => countEach(splitWords(source).map(({text}) => text)));
