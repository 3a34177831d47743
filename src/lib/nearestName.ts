/**
 * Finds the name a writer most likely meant.
 *
 * @param name - what was written
 * @param known - the names that exist
 * @returns the known name at the smallest edit distance (case ignored; a shortened name is one edit away), or undefined
 * when none is within half of the written name's length, at which point a suggestion would be a guess
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 2));
  const ranked = known
    .map((candidate) => ({candidate, distance: distanceOf(name.toLowerCase(), candidate.toLowerCase())}))
    .filter(({distance}) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

function distanceOf(name: string, candidate: string): number {
  return candidate.startsWith(name) ? 1 : editDistance(name, candidate);
}

/** Levenshtein distance, one row of the matrix at a time. */
function editDistance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const substitution = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, substitution));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
