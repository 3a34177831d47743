import type {Source} from '../../shared/readSources';
import {checkTables} from '../checkTables';
import {columnsOf} from '../columnsOf';
import {readTables} from '../readTables';
import {subjectOf} from '../subjects';
import type {CellKind, Subjects, Table} from '../types';
import {mutateCell, type CellMutation} from './mutateCell';

/** A mistake in a cell of a page. */
export interface TableMutant extends CellMutation {
  /** What the table is about. */
  subject: string;
  file: string;
  line: number;
  cell: CellKind | 'name';
  isCaught: boolean;
}

/**
 * Makes a mistake in every cell with a name, a type, a default or "Required" of the tables that are compared with the
 * CMS, one at a time, and checks the changed table.
 *
 * @param random - numbers from 0 to 1
 */
export function mutateTables(sources: readonly Source[], subjects: Subjects, random: () => number): TableMutant[] {
  const tables = sources.flatMap(readTables);
  const problemsOf = (some: readonly Table[]): number => checkTables(some, subjects).problems.length;
  const right = problemsOf(tables);
  const lines = new Map(sources.map(({file, source}) => [file, source.split('\n')]));
  return tables.flatMap((table, index) => {
    const [subject] = subjectOf(table)?.subjects ?? [];
    if (subject === undefined) {
      return [];
    }
    const {type, default: value, required} = columnsOf(table);
    const columns = [
      ['name', 0],
      ['type', type],
      ['default', value],
      ['required', required],
    ] as const;
    return table.rows.flatMap((row) =>
      columns.flatMap(([cell, at]): TableMutant[] => {
        const mutation = row.cells[at] && mutateCell(cell, row.cells[at], random);
        const changed = mutation && withMutation(table, lines.get(table.file) ?? [], row.line, at, mutation);
        if (!changed) {
          return [];
        }
        const isCaught = problemsOf(tables.map((one, place) => (place === index ? changed : one))) > right;
        return [{...mutation, subject, file: table.file, line: row.line, cell, isCaught}];
      }),
    );
  });
}

/** The table with a mistake in one cell; `undefined` if the cell's source differs from its parsed text. */
function withMutation(
  table: Table,
  lines: readonly string[],
  line: number,
  column: number,
  {from, to}: CellMutation,
): Table | undefined {
  const last = table.rows.at(-1)?.line ?? table.line;
  const block = lines.slice(table.line - 1, last).map((text) => text.trim());
  const parts = (block[line - table.line] ?? '').split(/(?<!\\)\|/);
  const part = parts[column + 1] ?? '';
  if (!part.includes(from)) {
    return undefined;
  }
  parts[column + 1] = part.replace(from, () => to);
  block[line - table.line] = parts.join('|');
  const [changed] = readTables({file: table.file, source: block.join('\n')});
  const rows = changed?.rows.map((row) => ({...row, line: row.line + table.line - 1}));
  return rows && {...table, rows};
}
