import type {LedgerRow} from './types';

/**
 * Reads the table of src/theme/README.md.
 *
 * @param markdown - text of the file
 * @returns its rows, in order; cells as they're written
 */
export function readLedger(markdown: string): LedgerRow[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [names = '', relation = '', reason = '', untilWhen = ''] = line
        .slice(1)
        .split('|')
        .map((cell) => cell.trim());
      return {components: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name), relation, reason, untilWhen};
    });
}
