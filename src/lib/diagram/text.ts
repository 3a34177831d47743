import type {TextLine} from './types';

/** Sizes of text in pixels; the same in both widths, so that it stays readable on a phone. */
export const titleSize = 14;
export const textSize = 13;
export const lineHeight = 18;

/** Advance widths in em, rounded up so that fallback fonts fit, too. */
const narrow = /[iljtfrI.,:;'|!()[\]{}/ ]/;
const wide = /[mwMW@%…→]/;
const capital = /[A-Z0-9_&$#=?]/;
const codeAdvance = 0.6;

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
 * @param text - words, with code between backticks
 * @param size - of the font, in pixels
 * @returns estimated width in pixels, never less than what the site's font takes
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
 * Breaks text into lines. A word that is longer than a line gets a line to itself.
 *
 * @param text - words, with code between backticks
 * @param width - of a line, in pixels
 * @param size - of the font, in pixels
 * @returns lines; code that is broken stays code on both
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
