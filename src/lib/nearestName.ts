import {distance} from 'fastest-levenshtein';

interface Options {
  /** Maximum edit distance, as a share of the written name's length. A more distant suggestion would be a guess. */
  share?: number;
  /** Whether a known name that begins with the written one has a distance of 1, however long it is. */
  completes?: boolean;
}

/**
 * Finds the name that a writer most likely meant.
 *
 * @param name - what was written
 * @param known - the names that exist
 * @returns the known name with the smallest edit distance, ignoring case; `undefined` if none is close enough
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
