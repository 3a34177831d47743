import type {Finding} from './types';

/**
 * Writes corrections into a text. Of those that overlap, such as two rules about the same words, only the first and longest
 * is written.
 *
 * @param source - the text that the offsets of the edits are about
 * @returns the new text, and how many corrections are in it
 */
export function applyEdits(
  source: string,
  edits: readonly NonNullable<Finding['edit']>[],
): {text: string; applied: number} {
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
