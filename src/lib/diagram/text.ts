import type {TextLine} from './types';

/** Font sizes and line height in pixels. They're the same in both widths, so that text is readable on phones. */
export const titleSize = 14;
export const textSize = 13;
export const lineHeight = 18;

/** Classes of characters by their width, see {@link advanceOf}. */
const narrow = /[iljtfrI.,:;'|!()[\]{}/ ]/;
const wide = /[mwMW@%…→]/;
const capital = /[A-Z0-9_&$#=?]/;
/** Width of every character of the code font, in em. */
const codeAdvance = 0.6;

/** @returns roughly the width of a character in em */
function advanceOf(character: string, isCode: boolean): number {
  if (isCode) {
    return codeAdvance;
  }
  if (narrow.test(character)) {
    return 0.34;
  }
  if (wide.test(character)) {
    return 0.9;
  }
  return capital.test(character) ? 0.67 : 0.57;
}

/**
 * Estimates the width of a text, because there's no browser to measure it when the site is built.
 *
 * @param text - text with code between backticks
 * @param size - font size in pixels
 * @returns width in pixels; in the site's font, some texts are up to 7% wider, for which padding leaves room
 */
export function widthOf(text: string, size: number): number {
  let isCode = false;
  let width = 0;
  for (const character of text) {
    if (character === '`') {
      isCode = !isCode;
    } else {
      width += advanceOf(character, isCode) * size;
    }
  }
  return Math.ceil(width);
}

/**
 * Breaks text into lines between words. A word that is wider than a line gets its own line.
 *
 * @param text - text with code between backticks
 * @param width - width of a line in pixels
 * @param size - font size in pixels
 * @returns the lines; code that continues on the next line is code on both
 */
export function wrap(text: string, width: number, size: number): TextLine[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  let isCode = false;
  return lines.map((source) => {
    const marked = isCode ? `\`${source}` : source;
    const parts = marked.split('`').map((part, index) => ({text: part, code: index % 2 === 1}));
    isCode = parts.length % 2 === 0;
    return {parts: parts.filter((part) => part.text !== ''), width: widthOf(marked, size)};
  });
}
