/** A word in lowercase, and where it begins in its text. */
export interface Word {
  text: string;
  index: number;
}

/** Ids, hashes, tokens and colors, which mix letters and digits without being words. */
const noWords =
  /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{20,}\b|\beyJ[\w.-]+|#[\da-f]{3,8}\b|%[\dA-F]{2}|\\u[\da-f]{4}|\\[nrt]/gi;

/** Splits a text into words of at least two letters. Splits camel-case and snake-case names into their parts. */
export function splitWords(text: string): Word[] {
  const blanked = text.replace(noWords, (one) => ' '.repeat(one.length));
  return [...blanked.matchAll(/\p{Lu}{2,}(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu)]
    .filter(([word]) => word.length > 1)
    .map(({0: word, index}) => ({text: word.toLowerCase(), index}));
}
