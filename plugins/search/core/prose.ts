/**
 * The text of a section, as records and index files store it: one line per block, with inline code in backticks, so that
 * quotes can show it as code again. `cellBreak` separates the cells of a row.
 */

/** A part of a line. */
export interface ProsePart {
  text: string;
  isCode: boolean;
}

export const cellBreak = ' · ';
/** Fills empty cells, so that a table's rows have as many cells as its header. */
export const emptyCell = '–';

const codeSpan = /(`+)([^`]|[^`].*?[^`])\1(?!`)/g;

/**
 * @param code - inline code of a page
 * @returns the code between more backticks than it contains, as in Markdown
 */
export function markCode(code: string): string {
  const longest = Math.max(0, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${code}${fence}` : `${fence} ${code} ${fence}`;
}

/**
 * @param text - text of a section, or a part of it
 * @returns its parts; joined, they're the text without the backticks around code
 */
export function readProse(text: string): ProsePart[] {
  const parts: ProsePart[] = [];
  let end = 0;
  for (const span of text.matchAll(codeSpan)) {
    const [whole, fence = '', code = ''] = span;
    parts.push({text: text.slice(end, span.index), isCode: false});
    // Only `markCode` adds padding; text that was cut, or comes from elsewhere, may have no spaces to remove.
    const isPadded = fence.length > 1 && /^ .* $/.test(code);
    parts.push({text: isPadded ? code.slice(1, -1) : code, isCode: true});
    end = span.index + whole.length;
  }
  parts.push({text: text.slice(end), isCode: false});
  return parts.filter((part) => part.text !== '');
}

/** @returns the text without the backticks around code */
export function plainText(text: string): string {
  return text.includes('`')
    ? readProse(text)
        .map((part) => part.text)
        .join('')
    : text;
}

/**
 * @param text - text of a section
 * @param position - where it is to be cut
 * @returns start and end of the code that the cut would split, including backticks, if there is any
 */
export function codeAround(text: string, position: number): [start: number, end: number] | undefined {
  const lineStart = text.lastIndexOf('\n', position - 1) + 1;
  const lineEnd = text.indexOf('\n', position);
  const line = text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd);
  for (const {0: span, index} of line.matchAll(codeSpan)) {
    const start = lineStart + index;
    if (start < position && position < start + span.length) {
      return [start, start + span.length];
    }
  }
  return undefined;
}

/** @returns the text on one line; blocks that don't end with punctuation get a semicolon */
export function oneLine(text: string): string {
  return text.replace(/([^\s.:;,!?…])?[^\S\n]*\n\s*/g, (_, last?: string) => (last === undefined ? ' ' : `${last}; `));
}
