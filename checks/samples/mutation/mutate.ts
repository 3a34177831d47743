import type {Sample} from '../../shared/samples/types';

/** Words whose spelling is the author's own: comments, placeholders, text after a `#`, names after `const`. */
const FREE = /\/\*[\s\S]*?\*\/|\/\/.*$|<[\w -]+>|(?<=\s)#.*$|"…"/gm;
const WORD = /[$A-Za-z_][\w$]{2,}/g;

/**
 * Misspells one word of a sample: a letter in its middle is left out.
 *
 * @param random - numbers from 0 to 1
 * @returns the changed text and the word before and after; `undefined` when the sample has no word to misspell
 */
export function mutate(
  {text, kind}: Sample,
  random: () => number,
): {text: string; from: string; to: string} | undefined {
  const blanked = text.replace(FREE, (free) => free.replace(/[^\n]/g, ' '));
  const words = [...blanked.matchAll(WORD)].filter(({0: word, index}) => isChecked(kind, blanked, word, index));
  const chosen = words[Math.floor(random() * words.length)];
  if (!chosen) {
    return undefined;
  }
  const [from] = chosen;
  const middle = Math.ceil(from.length / 2);
  const to = from.slice(0, middle) + from.slice(middle + 1);
  return {text: text.slice(0, chosen.index) + to + text.slice(chosen.index + from.length), from, to};
}

/** Names that an author makes up in a command (a folder, a file, a value) are as right when they are spelt otherwise. */
function isChecked(kind: Sample['kind'], text: string, word: string, index: number): boolean {
  if (kind !== 'shell') {
    return true;
  }
  const before = text.slice(0, index);
  return (
    /--$/.test(before) ||
    /(^|\n)\s*(npx |npm |yarn |pnpm )?(run |strapi |exec |-- )*$/.test(before) ||
    ['strapi', 'run'].includes(word)
  );
}
