import {decodeLeniently} from '../../../../src/lib/decodeLeniently';

/** Longest text, in characters, that can still be the name of a page. The longest name has some 50. */
const longestName = 100;

/**
 * @param pathname - of a URL, possibly one that can't be decoded
 * @returns the words of its last part, to search for; empty if it has none
 */
export function wordsOfPath(pathname: string): string {
  const name = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return name.length > longestName
    ? ''
    : decodeLeniently(name)
        .replace(/\.(?:html?|mdx?)$/, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
}
