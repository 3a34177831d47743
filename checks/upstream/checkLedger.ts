import type {LedgerRow, Relation} from './types';

/**
 * @param rows - the table of src/theme/README.md
 * @param components - the components of src/theme
 * @param hasOriginal - whether Docusaurus has a component of a name
 * @returns a message for each component without a row, and for each row that contradicts the code
 */
export function checkLedger(
  rows: readonly LedgerRow[],
  components: ReadonlyMap<string, Relation>,
  hasOriginal: (name: string) => boolean,
): string[] {
  const named = rows.flatMap((row) => row.components);
  const missing = [...components.keys()]
    .filter((name) => !named.includes(name))
    .map((name) => `src/theme/${name} has no row. Add one to src/theme/README.md: how, why, and when it can go.`);
  return [...missing, ...rows.flatMap((row) => checkRow(row, components, hasOriginal))];
}

function checkRow(
  {components: names, relation, reason, untilWhen}: LedgerRow,
  components: ReadonlyMap<string, Relation>,
  hasOriginal: (name: string) => boolean,
): string[] {
  const [first = ''] = names;
  const problems: string[] = [];
  const actual = components.get(first);
  if (actual === undefined) {
    problems.push('is not in src/theme. Remove the row.');
  } else if (relation !== actual) {
    problems.push(`is "${actual}" in the code, but "${relation}" in the table. Correct the table.`);
  }
  for (const name of names.filter((one) => !hasOriginal(one))) {
    problems.push(`stands for ${name}, which Docusaurus does not have. Correct the name, or remove it.`);
  }
  if (reason.length < 10) {
    problems.push('gives no reason. Say what differs from the original.');
  }
  if (untilWhen.length < 10) {
    problems.push('does not say when it can go. Name the change in Docusaurus or in this site that would let it.');
  }
  return problems.map((problem) => `src/theme/README.md: ${first} ${problem}`);
}
