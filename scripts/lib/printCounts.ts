interface Mistake {
  row: string;
  column: string;
  isCaught: boolean;
}

/**
 * Prints a table of the mistakes made and caught, with totals.
 *
 * @returns the share of caught mistakes, from 0 to 1
 */
export function printCounts(mistakes: readonly Mistake[]): number {
  const caughtIn = (some: readonly Mistake[]): number => some.filter(({isCaught}) => isCaught).length;
  const count = (some: readonly Mistake[]): string => (some.length === 0 ? '' : `${caughtIn(some)}/${some.length}`);
  const columns = [...new Set(mistakes.map(({column}) => column))].sort();
  const rows = [...new Set(mistakes.map(({row}) => row))].sort();
  const cellsOf = (some: readonly Mistake[]): Record<string, string> => ({
    ...Object.fromEntries(columns.map((name) => [name, count(some.filter(({column}) => column === name))])),
    all: count(some),
  });
  console.table(
    Object.fromEntries([
      ...rows.map((name) => [name, cellsOf(mistakes.filter(({row}) => row === name))] as const),
      ['all', cellsOf(mistakes)],
    ]),
  );
  const share = caughtIn(mistakes) / Math.max(mistakes.length, 1);
  console.log(`${count(mistakes)} mistakes caught, ${(share * 100).toFixed(1)} %`);
  return share;
}
