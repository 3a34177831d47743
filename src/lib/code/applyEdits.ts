/** A replacement of a part of a text. */
export interface Edit {
  /** Offsets in the text, from 0; `end` is that of the first character that's kept. */
  start: number;
  end: number;
  text: string;
}

/**
 * Applies edits to a text. If edits overlap, for example because two rules concern the same words, only the first and longest
 * is applied.
 *
 * @param source - the text that the offsets of the edits refer to
 * @returns the new text, and the number of edits applied
 */
export function applyEdits(source: string, edits: readonly Edit[]): {text: string; applied: number} {
  let text = '';
  let end = 0;
  let applied = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start >= end) {
      text += source.slice(end, edit.start) + edit.text;
      end = edit.end;
      applied += 1;
    }
  }
  return {text: text + source.slice(end), applied};
}
