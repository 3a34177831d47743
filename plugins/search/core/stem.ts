const vowel = /[aeiouy]/;
/** Words that stemming would turn into another word: `locale` isn't `local`. */
const whole: ReadonlySet<string> = new Set(['cors', 'kubernetes', 'locale', 'postgres']);

let isEnglish = true;

/**
 * Only English is stemmed; words of other languages are compared as they are. Only called by `setLanguage` (tokenize.ts).
 *
 * @param language - as in `lang`; English by default
 */
export function setStemLanguage(language = 'en'): void {
  isEnglish = /^en\b/.test(language);
}

/**
 * A light English stemmer for plurals, -ing, -ed and the noun endings that are common in technical prose
 * (configure, configuration). Stems don't have to be real words, only the same in the index and in queries.
 *
 * @param word - a lowercase word
 * @returns the stem; words of other languages ({@link setStemLanguage}), words shorter than four letters or with digits or symbols are returned unchanged
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
