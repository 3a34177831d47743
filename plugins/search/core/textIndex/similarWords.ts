/**
 * Finds words within an edit distance, where a transposition of adjacent letters is one edit. Neighbors in the sorted list
 * share prefixes, and with them rows of the dynamic programming table. If a prefix is already too far off, all words that share it are
 * skipped.
 *
 * @param words - sorted words
 * @param shared - for each word, the length of the prefix that it shares with the previous word
 * @param typed - what was typed
 * @param most - the largest distance
 * @param found - called with the position and the distance (at least 1) of each word found
 */
export function similarWords(
  words: readonly string[],
  shared: Uint8Array,
  typed: string,
  most: number,
  found: (word: number, distance: number) => void,
): void {
  const width = typed.length + 1;
  const longest = typed.length + most;
  const rows = new Uint8Array((longest + 1) * width);
  for (let column = 0; column < width; column += 1) {
    rows[column] = column;
  }
  // Rows up to this depth are valid for the prefix of the current word.
  let valid = 0;
  // Words that share a longer prefix with the previous word can't be within the distance.
  let hopeless = Infinity;
  for (let position = 0; position < words.length; position += 1) {
    const common = shared[position] ?? 0;
    if (common >= hopeless) {
      continue;
    }
    hopeless = Infinity;
    valid = Math.min(valid, common);
    const word = words[position] ?? '';
    if (Math.abs(word.length - typed.length) > most) {
      continue;
    }
    // A transposition looks back two rows, so a single row beyond the distance isn't conclusive.
    let before = most;
    while (valid < word.length) {
      const nearest = writeRow(rows, width, valid + 1, word, typed);
      valid += 1;
      if (nearest > most && before > most) {
        hopeless = valid;
        break;
      }
      before = nearest;
    }
    const distance = rows[valid * width + typed.length] ?? 0;
    if (hopeless === Infinity && distance > 0 && distance <= most) {
      found(position, distance);
    }
  }
}

/** @returns the smallest distance in the row */
function writeRow(rows: Uint8Array, width: number, row: number, word: string, typed: string): number {
  const start = row * width;
  const above = start - width;
  const twoAbove = above - width;
  const letter = word.charCodeAt(row - 1);
  const letterBefore = row > 1 ? word.charCodeAt(row - 2) : -1;
  let nearest = row;
  rows[start] = row;
  for (let column = 1; column < width; column += 1) {
    const typedLetter = typed.charCodeAt(column - 1);
    const replaced = (rows[above + column - 1] ?? 0) + (typedLetter === letter ? 0 : 1);
    const changed = Math.min(rows[above + column] ?? 0, rows[start + column - 1] ?? 0) + 1;
    let distance = Math.min(replaced, changed);
    if (column > 1 && typedLetter === letterBefore && typed.charCodeAt(column - 2) === letter) {
      distance = Math.min(distance, (rows[twoAbove + column - 2] ?? 0) + 1);
    }
    rows[start + column] = distance;
    nearest = Math.min(nearest, distance);
  }
  return nearest;
}
