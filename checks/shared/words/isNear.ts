/**
 * Whether two words differ by one typo inside the word: a letter that's missing, doubled, swapped or wrong. A short word
 * may also lack its last letter.
 */
export function isNear(rare: string, frequent: string): boolean {
  if (rare.length === 2 && frequent.length === 3 && frequent.startsWith(rare)) {
    return true;
  }
  if (rare === frequent || rare[0] !== frequent[0] || rare.at(-1) !== frequent.at(-1)) {
    return false;
  }
  const [short, long] = rare.length < frequent.length ? [rare, frequent] : [frequent, rare];
  const start = firstDifference(short, long);
  if (short.length === long.length) {
    const swapped = short.slice(0, start) + (short[start + 1] ?? '') + (short[start] ?? '') + short.slice(start + 2);
    return swapped === long || short.slice(start + 1) === long.slice(start + 1);
  }
  return short.slice(start) === long.slice(start + 1);
}

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (one[index] === other[index]) {
    index += 1;
  }
  return index;
}
