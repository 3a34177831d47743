import type {Problem} from '../shared/problem';
import {checkCells} from './checkCells';
import {checkFlags} from './checkFlags';
import {columnsOf} from './columnsOf';
import {checkOption, type Checked} from './checkOption';
import {findDifferences, type Told} from './findDifferences';
import {messages} from './messages';
import {subjectOf, type About} from './subjects';
import type {CellKind, Row, Subject, Subjects, Table, TableCounts} from './types';

export interface TablesReport {
  problems: Problem[];
  counts: TableCounts;
}

/** First column headers of tables that seem to list names that readers type. */
const looksLikeOptions =
  /^(Option|Setting|Key|Property|Parameter|Variable|Prop|Argument|Event|Hook|Zone|Method|Function|Command|Operator|Class|Error|Export|Member|Getter|`?type`?$)/;

/**
 * Compares the rows of tables about options, variables, events and other names with the CMS, and with rows about the same
 * names on other pages.
 *
 * @param tables - those of all pages and partials
 * @param isWanted - whether problems of a file are reported; other files are only compared with it
 */
export function checkTables(
  tables: readonly Table[],
  subjects: Subjects,
  isWanted: (file: string) => boolean = () => true,
): TablesReport {
  const problems: Problem[] = [];
  const rows: Record<string, number> = {};
  const cells: Record<CellKind, number> = {default: 0, type: 0, required: 0};
  const unchecked: Record<string, number> = {};
  const told: Told[] = [];
  for (const table of tables) {
    const about = subjectOf(table);
    if (!about) {
      const count = table.rows.filter(({cells: [first]}) => first?.isCode).length;
      if (isWanted(table.file) && count > 0 && looksLikeOptions.test(table.header[0]?.text ?? '')) {
        unchecked[table.file] = (unchecked[table.file] ?? 0) + count;
      }
      continue;
    }
    for (const row of table.rows) {
      const {subject, names, checked} = checkRow(table, row, about, subjects);
      told.push(...toldIn(table, row, subject, names));
      if (names.length === 0 || !isWanted(table.file)) {
        continue;
      }
      rows[subject] = (rows[subject] ?? 0) + 1;
      checked.cells.forEach((kind) => (cells[kind] += 1));
      problems.push(...checked.findings.map((finding) => ({file: table.file, line: row.line, ...finding})));
    }
  }
  // A row that contradicts the CMS needs no second message.
  const reported = new Set(problems.map(({file, line}) => `${file}:${line}`));
  for (const table of tables.filter((one) => subjectOf(one) !== undefined && isWanted(one.file))) {
    problems.push(...checkCells(table, tables).filter(({file, line}) => !reported.has(`${file}:${line}`)));
  }
  problems.push(...findDifferences(told).filter(({file}) => isWanted(file)));
  return {problems, counts: {rows, cells, unchecked}};
}

interface RowResult {
  subject: string;
  /** What the row is about; empty if it can't be compared. */
  names: readonly string[];
  checked: Checked;
}

function checkRow(table: Table, row: Row, about: About, subjects: Subjects): RowResult {
  const subjectName = about.subjects.find((name) => isKnownIn(subjects[name], row, about)) ?? about.subjects[0] ?? '';
  const subject = subjects[subjectName];
  if (!subject) {
    throw new Error(
      `${table.file}:${table.line} is about ${about.subjects.join(', ')}, but no check knows what that is`,
    );
  }
  const names = codesOf(row, about);
  if (subject.kind === 'command') {
    return {subject: subjectName, names, checked: checkFlags(subjectName, subject, row, columnsOf(table))};
  }
  const plain = names.flatMap((name) => namesOf(name, about));
  const facts = subject.kind === 'names' ? {} : subject.facts;
  const known = subject.kind === 'names' ? subject.names : Object.keys(facts);
  const unknown = plain
    .filter((name) => !(subject.kind === 'names' ? known.includes(name) : isOption(name, subject)))
    .map((name) => messages.unknown(subjectName, name, known));
  const {findings, cells} = checkOption(
    plain,
    plain.map((name) => facts[name] ?? {}),
    row,
    columnsOf(table),
  );
  return {subject: subjectName, names: plain, checked: {findings: [...unknown, ...findings], cells}};
}

/** The names in a piece of code, without arguments, prefixed with the table's path. */
function namesOf(code: string, {below, pick}: About): string[] {
  const [, picked] = pick?.exec(code) ?? [];
  const bare = picked ?? code.replace(/\(.*\)$/s, '');
  if (/[<…\s{}]/.test(bare)) {
    return [];
  }
  return [below === undefined ? bare : `${below}.${bare}`];
}

/** Whether a path is that of an option, or is below one that takes any key. */
function isOption(name: string, {facts, words}: Extract<Subject, {kind: 'options'}>): boolean {
  if (facts[name]) {
    return true;
  }
  const parts = name.split('.');
  const parents = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
  return (
    parents.some((parent) => facts[parent]?.isOpen) ||
    (parents.some((parent) => facts[parent]) && words !== undefined && parts.every((part) => words.includes(part)))
  );
}

/** The pieces of code of a row that are names. */
function codesOf(row: Row, {columns = [0], pick}: About): string[] {
  return columns.flatMap((at) => row.cells[at]?.code ?? []).filter((code) => pick === undefined || pick.test(code));
}

function isKnownIn(subject: Subject | undefined, row: Row, about: About): boolean {
  const codes = codesOf(row, about);
  if (subject?.kind === 'command') {
    return codes.some((code) => subject.options.some(({long}) => long === code.split(' ')[0]));
  }
  const names = codes.flatMap((code) => namesOf(code, about));
  return names.some((name) => (subject?.kind === 'names' ? subject.names.includes(name) : subject?.facts[name]));
}

function toldIn(table: Table, row: Row, subject: string, names: readonly string[]): Told[] {
  const cell = row.cells[columnsOf(table).default];
  return names.length === 1 && cell ? [{subject, name: names[0] ?? '', cell, file: table.file, line: row.line}] : [];
}
