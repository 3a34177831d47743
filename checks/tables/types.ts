import type {CommandTree} from '../shared/cms/commandTypes';
import type {Fact} from '../shared/cms/factTypes';

export interface Cell {
  /** What a reader sees, without marks. */
  text: string;
  /** Every piece of code in it, in order. */
  code: readonly string[];
  /** Whether it is nothing but code, with commas between several pieces. */
  isCode: boolean;
}

export interface Row {
  /** From 1, in the file. */
  line: number;
  cells: readonly Cell[];
}

/** A table of a page, with what says what it is about. */
export interface Table {
  /** Path from the root of the repository. */
  file: string;
  line: number;
  /** Id of the heading above it, or an empty text. */
  anchor: string;
  header: readonly Cell[];
  rows: readonly Row[];
}

/** What the rows of a table describe. */
export type Subject =
  | {
      kind: 'options';
      /** By the path of the option. */
      facts: Readonly<Record<string, Fact>>;
      /** Names that code reads somewhere: what else may be part of the path of an option. */
      words?: readonly string[];
    }
  | {kind: 'command'; options: CommandTree['options']; arguments: readonly string[]}
  | {kind: 'names'; names: readonly string[]};

/** Subjects by their name in messages and in the report: `config/server`, `strapi export`. */
export type Subjects = Readonly<Record<string, Subject>>;

/** How many rows were compared with the CMS. */
export interface TableCounts {
  /** Rows whose name is checked, by subject. */
  rows: Readonly<Record<string, number>>;
  /** Cells of these rows that are checked too, by what they say. */
  cells: Readonly<Record<CellKind, number>>;
  /** Rows that look like options and that nothing is known about, by file. */
  unchecked: Readonly<Record<string, number>>;
}

export type CellKind = 'default' | 'type' | 'required';
