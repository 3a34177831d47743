/** Responses up to this many lines are shown whole. */
const short = 24;
/** Lines of a longer one that are shown before the reader asks for the rest. */
const shown = 16;
/** `meta` of a list, which says the same on every response, is folded from this many lines on. */
const longMeta = 3;

/**
 * How much of a response is shown at first.
 *
 * @param text - the body, as the page shows it
 * @param isFirst - whether it's the first list on its page, whose `meta` the reader hasn't seen yet
 * @returns number of lines; undefined when all are shown
 */
export function findFold(text: string, isFirst: boolean): number | undefined {
  const lines = text.trimEnd().split('\n');
  if (lines.length > short) {
    return shown;
  }
  const meta = lines.findIndex((line) => line.startsWith('  "meta": {'));
  return !isFirst && hasMeta(text) && lines.length - meta > longMeta ? meta : undefined;
}

/** Whether a body has a `meta` of several lines at its end. */
export function hasMeta(text: string): boolean {
  return /\n {2}"meta": \{\n[\s\S]*\n {2}\}\n\}\s*$/.test(text);
}
