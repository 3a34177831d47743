import {blankFences} from '../../src/lib/code/extractFences';

/** A row of a reference table. */
export interface OptionRow {
  name: string;
  /** Heading above the table. */
  heading: string;
  /** Title and URL of the page. */
  page: string;
  url: string;
  /** All cells by column header. */
  columns: Readonly<Record<string, string>>;
}

/**
 * Finds the options, parameters and other names that a page's tables describe: rows that begin with code.
 *
 * @param markdown - a page
 * @returns a row for each name; a row that names several is repeated for each
 */
export function readOptions(markdown: string): Omit<OptionRow, 'page' | 'url'>[] {
  const rows: Omit<OptionRow, 'page' | 'url'>[] = [];
  let heading = '';
  let columns: string[] = [];
  for (const line of blankFences(markdown).split('\n')) {
    heading = /^#{1,6} (.*)$/.exec(line)?.[1] ?? heading;
    const cells = cellsOf(line);
    if (!cells) {
      columns = [];
    } else if (columns.length === 0) {
      columns = cells;
    } else {
      const [first = ''] = cells;
      const byColumn = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
      for (const name of /^`/.test(first) ? namesIn(first) : []) {
        rows.push({name, heading, columns: byColumn});
      }
    }
  }
  return rows;
}

function cellsOf(line: string): string[] | undefined {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  return row?.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => (name ?? '').replace(/=.*$/, '').trim());
}
