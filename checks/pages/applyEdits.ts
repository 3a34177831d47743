import type {Finding} from './types';

/**
 * Writes corrections into a text. Of those that overlap, such as two rules about the same words, the first and longest is
 * written; the next run finds what is left.
 *
 * @param source - the text that the offsets of the edits are about
 */
export function applyEdits(source: string, edits: readonly NonNullable<Finding['edit']>[]): string {
  let result = '';
  let end = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start >= end) {
      result += source.slice(end, edit.start) + edit.text;
      end = edit.end;
    }
  }
  return result + source.slice(end);
}
