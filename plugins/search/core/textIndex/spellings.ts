/**
 * Encodes the words of a term on one line, each as the number of letters to remove from the term's end and the suffix to append:
 * for `policy`, `,1ies` stands for `policy` and `policies`. Only words that consist of letters have a different stem.
 *
 * @param term - a term of the index
 * @param words - the words that have it
 * @returns the line; empty if the term itself is the only word
 */
export function writeSpellings(term: string, words: Iterable<string>): string {
  return [...words]
    .sort()
    .map((word) => {
      const common = sharedBeginning(term, word);
      const dropped = term.length - common;
      return `${dropped === 0 ? '' : dropped}${word.slice(common)}`;
    })
    .join(',');
}

/**
 * @param term - a term of the index
 * @param line - from {@link writeSpellings}
 * @returns the words that have the term
 */
export function readSpellings(term: string, line: string): string[] {
  return line.split(',').map((code) => {
    const dropped = /^\d*/.exec(code)?.[0] ?? '';
    return term.slice(0, term.length - Number(dropped)) + code.slice(dropped.length);
  });
}

/** @returns the length of the common prefix of two words */
export function sharedBeginning(a: string, b: string): number {
  let common = 0;
  while (common < a.length && a[common] === b[common]) {
    common += 1;
  }
  return common;
}
