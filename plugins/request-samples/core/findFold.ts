/** Maximum number of lines in a response that is always shown in full. */
const short = 24;
/** Number of lines of a longer response that are shown until the reader expands it. */
const shown = 16;

/**
 * Decides how much of a response is initially visible.
 *
 * @param text - the body, as the page shows it
 * @param isFirst - whether it's the first list on its page, whose `meta` the reader hasn't seen yet
 * @returns number of visible lines; `undefined` if all are
 */
export function findFold(text: string, isFirst: boolean): number | undefined {
  const lines = text.trimEnd().split('\n');
  if (lines.length > short) {
    return shown;
  }
  // The `meta` is nearly the same in every list.
  return !isFirst && hasMeta(text) ? lines.findIndex((line) => line.startsWith('  "meta": {')) : undefined;
}

/** Whether a body ends with a `meta` of several lines. */
export function hasMeta(text: string): boolean {
  return /\n {2}"meta": \{\n[\s\S]*\n {2}\}\n\}\s*$/.test(text);
}
