import {distance} from 'fastest-levenshtein';

interface Options {
  /** How many edits apart names may be, as a share of the written name's length; beyond it a suggestion would be a guess. */
  share?: number;
  /** Whether a name that begins with the written one counts as one edit away. */
  completes?: boolean;
}

/**
 * Finds the name a writer most likely meant.
 *
 * @param name - what was written
 * @param known - the names that exist
 * @returns the known name at the smallest edit distance, case ignored, or undefined when none is near enough
 */
export function nearestName(
  name: string,
  known: readonly string[],
  {share = 1 / 2, completes = true}: Options = {},
): string | undefined {
  const limit = Math.max(1, Math.floor(name.length * share));
  const written = name.toLowerCase();
  let nearest: string | undefined;
  let least = limit + 1;
  for (const candidate of known) {
    const other = candidate.toLowerCase();
    const edits = completes && other.startsWith(written) ? 1 : distance(written, other);
    if (edits < least) {
      [nearest, least] = [candidate, edits];
    }
  }
  return nearest;
}
