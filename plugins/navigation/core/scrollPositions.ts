/** Vertical scroll positions, in CSS pixels, by history entry. */
export type ScrollPositions = Map<string, number>;

/**
 * Reads stored positions.
 *
 * @param stored - what {@link writeScrollPositions} wrote, or null
 * @returns the positions; none if the text has another format
 */
export function readScrollPositions(stored: string | null): ScrollPositions {
  const entries = (stored ?? '')
    .split('\n')
    .map((line) => line.split(' '))
    .map(([entry, position]) => [entry ?? '', Number(position)] as const);
  return new Map(entries.filter(([entry, position]) => entry !== '' && position >= 0));
}

/** Serializes the positions, one line per entry. */
export function writeScrollPositions(positions: ScrollPositions): string {
  return [...positions].map(([entry, position]) => `${entry} ${Math.round(position)}`).join('\n');
}
