/** A three-by-three sliding puzzle: tiles 1 to 8 by position; 0 is the gap. */
export type Puzzle = readonly number[];

export const side = 3;
export const solved: Puzzle = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/** Number of slides that shuffle a puzzle. */
const leastSlides = 60;

/**
 * Finds the positions whose tile can slide into the gap.
 *
 * @param puzzle - tiles by position
 * @returns two to four positions
 */
export function movablePlaces(puzzle: Puzzle): number[] {
  const gap = puzzle.indexOf(0);
  const column = gap % side;
  return [
    ...(gap >= side ? [gap - side] : []),
    ...(column > 0 ? [gap - 1] : []),
    ...(column < side - 1 ? [gap + 1] : []),
    ...(gap < puzzle.length - side ? [gap + side] : []),
  ];
}

/**
 * Slides the tile at a position into the gap.
 *
 * @returns the new puzzle, or the same one if that tile can't move
 */
export function slide(puzzle: Puzzle, place: number): Puzzle {
  if (!movablePlaces(puzzle).includes(place)) {
    return puzzle;
  }
  const tiles = [...puzzle];
  tiles[puzzle.indexOf(0)] = puzzle[place] ?? 0;
  tiles[place] = 0;
  return tiles;
}

export function isSolved(puzzle: Puzzle): boolean {
  return puzzle.every((tile, place) => tile === solved[place]);
}

/**
 * Creates a solvable puzzle. Half of all permutations can't be solved, so this starts from the solved one and slides tiles.
 *
 * @param random - returns a number from 0 to 1 (excluded), such as Math.random
 */
export function shuffle(random: () => number): Puzzle {
  let puzzle = solved;
  let left = leastSlides;
  while (left > 0 || isSolved(puzzle)) {
    const places = movablePlaces(puzzle);
    puzzle = slide(puzzle, places[Math.floor(random() * places.length)] ?? 0);
    left -= 1;
  }
  return puzzle;
}
