import type {CommandTree} from '../shared/cms/commandTypes';
import type {Fact} from '../shared/cms/factTypes';

export interface Cell {
  /** The text without markup. */
  text: string;
  /** Every piece of code in it, in order. */
  code: readonly string[];
  /** Whether it only consists of code, possibly several pieces separated by commas. */
  isCode: boolean;
}

export interface Row {
  /** From 1, in the file. */
  line: number;
  cells: readonly Cell[];
}

/** A table of a page, with the context that determines what it's about. */
export interface Table {
  /** Path from the root of the repository. */
  file: string;
  line: number;
  /** Id of the heading above it; empty if there's none. */
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
      /** Names that occur in code and may therefore be part of an option's path. */
      words?: readonly string[];
    }
  | {kind: 'command'; options: CommandTree['options']; arguments: readonly string[]}
  | {kind: 'names'; names: readonly string[]};

/** Subjects by their name in messages and the report: `config/server`, `strapi export`. */
export type Subjects = Readonly<Record<string, Subject>>;

/** How many rows were compared with the CMS. */
export interface TableCounts {
  /** Rows whose name is checked, by subject. */
  rows: Readonly<Record<string, number>>;
  /** Cells of these rows that are also checked, by what they contain. */
  cells: Readonly<Record<CellKind, number>>;
  /** Rows that look like options but about which nothing is known, by file. */
  unchecked: Readonly<Record<string, number>>;
}

export type CellKind = 'default' | 'type' | 'required';
