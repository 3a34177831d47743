const vowel = /[aeiouy]/;
/** Words that an ending dropped would make another word of: `locale` is not `local`. */
const whole: ReadonlySet<string> = new Set(['cors', 'kubernetes', 'locale', 'postgres']);

let isEnglish = true;

/**
 * Only English has stems: words of other languages are compared as they are. To be set by `setLanguage` (tokenize.ts).
 *
 * @param language - as in `lang`; English if left out
 */
export function setStemLanguage(language = 'en'): void {
  isEnglish = /^en\b/.test(language);
}

/**
 * A light English stemmer: plurals, -ing, -ed and the noun endings that technical prose varies by
 * (configure, configuration). It only has to be the same on both sides, not to give dictionary words.
 *
 * @param word - one lower-case word
 * @returns the stem; words of other languages ({@link setStemLanguage}), words shorter than four letters or with digits or symbols come back as they are
 */
export function stem(word: string): string {
  if (!isEnglish || word.length < 4 || whole.has(word) || !/^[a-z]+$/.test(word)) {
    return word;
  }
  return dropFinalE(dropNounEnding(dropVerbEnding(dropPlural(word))));
}

function dropPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('xes') || word.endsWith('ches') || word.endsWith('shes')) {
    return word.slice(0, -2);
  }
  if (word.endsWith('ies')) {
    return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  }
  return word.endsWith('s') && !/(?:ss|us|is|ps1)$/.test(word) ? word.slice(0, -1) : word;
}

function dropVerbEnding(word: string): string {
  for (const ending of ['ing', 'ed']) {
    const base = word.slice(0, -ending.length);
    if (word.endsWith(ending) && base.length >= 3 && vowel.test(base)) {
      return /([^aeiouls])\1$/.test(base) ? base.slice(0, -1) : base;
    }
  }
  return word;
}

function dropNounEnding(word: string): string {
  if (word.endsWith('ization') || word.endsWith('isation')) {
    return `${word.slice(0, -7)}iz`;
  }
  if (word.endsWith('ise') && word.length > 6) {
    return `${word.slice(0, -3)}iz`;
  }
  if (word.endsWith('uration')) {
    return word.slice(0, -5);
  }
  if (word.endsWith('ation') && word.length >= 9) {
    return `${word.slice(0, -5)}at`;
  }
  return word.endsWith('ment') && word.length >= 9 ? word.slice(0, -4) : word;
}

function dropFinalE(word: string): string {
  return word.length > 4 && word.endsWith('e') && !whole.has(word) ? word.slice(0, -1) : word;
}

const endings = ['ization', 'isation', 'uration', 'ation', 'ment', 'ing', 'ed'];

/**
 * What a word may be the beginning of: `deploym` is on its way to `deployment`, whose stem is shorter than itself.
 *
 * @param word - the beginning of a word, lower case, not stemmed
 * @returns stems of the words it would be with its ending complete; often none
 */
export function stemsOfBeginning(word: string): string[] {
  if (!isEnglish || word.length < 6 || !/^[a-z]+$/.test(word)) {
    return [];
  }
  return endings.flatMap((ending) => {
    for (let typed = ending.length - 1; typed > 0; typed -= 1) {
      if (word.endsWith(ending.slice(0, typed))) {
        return [stem(word + ending.slice(typed))];
      }
    }
    return [];
  });
}

/**
 * What a word may be with a slip in its ending: `enviromnent` has no ending to drop, `environment` has.
 *
 * @param word - one lower-case word
 * @returns stems of the word with its ending corrected; often none
 */
export function stemsOfMisspelt(word: string): string[] {
  if (!isEnglish || word.length < 7 || !/^[a-z]+$/.test(word)) {
    return [];
  }
  const corrected = endings.flatMap((ending) =>
    [ending.length - 1, ending.length, ending.length + 1].flatMap((length) => {
      const typed = word.slice(-length);
      return typed !== ending && isOneSlip(typed, ending) ? [stem(word.slice(0, -length) + ending)] : [];
    }),
  );
  return [...new Set(corrected)].filter((term) => term.length >= 4 && term !== word);
}

/** Whether one letter was left out, added or replaced, or two neighbours exchanged, in an ending of at least four letters. */
function isOneSlip(typed: string, ending: string): boolean {
  if (ending.length < 4 || typed[0] !== ending[0]) {
    return false;
  }
  const first = Array.from(ending).findIndex((letter, at) => letter !== typed[at]);
  const start = first === -1 ? ending.length : first;
  const [left, wanted] = [typed.slice(start), ending.slice(start)];
  return (
    left.slice(1) === wanted ||
    left === wanted.slice(1) ||
    left.slice(1) === wanted.slice(1) ||
    (left.length === wanted.length &&
      left[0] === wanted[1] &&
      left[1] === wanted[0] &&
      left.slice(2) === wanted.slice(2))
  );
}
