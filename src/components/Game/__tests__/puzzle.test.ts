import {describe, expect, it} from 'vitest';
import {isSolved, movablePlaces, shuffle, slide, solved} from '../puzzle';

describe('puzzle', () => {
  it('only moves the neighbors of the gap', () => {
    expect(movablePlaces(solved)).toEqual([5, 7]);
    expect(movablePlaces([1, 2, 3, 4, 0, 5, 6, 7, 8])).toEqual([1, 3, 5, 7]);
    expect(movablePlaces([1, 2, 3, 0, 4, 5, 6, 7, 8])).toEqual([0, 4, 6]);
    expect(slide(solved, 0)).toBe(solved);
    expect(slide(solved, 7)).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 8]);
    expect(slide(slide(solved, 7), 8)).toEqual(solved);
  });
  it('is never solved at the start, and always solvable: it has an even number of inversions', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      let state = seed;
      const puzzle = shuffle(() => (state = (state * 16807) % 2147483647) / 2147483647);
      expect(isSolved(puzzle)).toBe(false);
      const tiles = puzzle.filter((tile) => tile !== 0);
      const inversions = tiles.flatMap((tile, index) => tiles.slice(index + 1).filter((later) => later < tile)).length;
      expect(inversions % 2).toBe(0);
    }
  });
});
