/**
 * Terms within an edit distance of a word. Neighbours in the sorted list share their beginnings, and with them the rows
 * of the edit table; a beginning that is too far off already is left with all terms that share it.
 *
 * @param terms - sorted terms
 * @param shared - for each term, how many characters it has in common with the one before
 * @param word - what was typed
 * @param most - the largest distance
 * @param found - called with the position and the distance (at least 1) of each term found
 */
export function similarTerms(
  terms: readonly string[],
  shared: Uint8Array,
  word: string,
  most: number,
  found: (term: number, distance: number) => void,
): void {
  const width = word.length + 1;
  const longest = word.length + most;
  const rows = new Uint8Array((longest + 1) * width);
  for (let column = 0; column < width; column += 1) {
    rows[column] = column;
  }
  // Rows up to this depth belong to the beginning of the current term.
  let valid = 0;
  // Terms that share more than this many characters with the one before cannot be near enough.
  let hopeless = Infinity;
  for (let position = 0; position < terms.length; position += 1) {
    const common = shared[position] ?? 0;
    if (common >= hopeless) {
      continue;
    }
    hopeless = Infinity;
    valid = Math.min(valid, common);
    const term = terms[position] ?? '';
    if (Math.abs(term.length - word.length) > most) {
      continue;
    }
    while (valid < term.length) {
      const nearest = writeRow(rows, width, valid + 1, term.charCodeAt(valid), word);
      valid += 1;
      if (nearest > most) {
        hopeless = valid;
        break;
      }
    }
    const distance = rows[valid * width + word.length] ?? 0;
    if (hopeless === Infinity && distance > 0 && distance <= most) {
      found(position, distance);
    }
  }
}

/** @returns the smallest distance in the row */
function writeRow(rows: Uint8Array, width: number, row: number, character: number, word: string): number {
  const start = row * width;
  const above = start - width;
  let nearest = row;
  rows[start] = row;
  for (let column = 1; column < width; column += 1) {
    const replaced = (rows[above + column - 1] ?? 0) + (word.charCodeAt(column - 1) === character ? 0 : 1);
    const changed = Math.min(rows[above + column] ?? 0, rows[start + column - 1] ?? 0) + 1;
    const distance = Math.min(replaced, changed);
    rows[start + column] = distance;
    nearest = Math.min(nearest, distance);
  }
  return nearest;
}
