import type {CommandTree} from '../shared/cms/commandTypes';
import {sameValue, type Checked} from './checkOption';
import type {Columns} from './columnsOf';
import {messages} from './messages';
import type {Row, Subject} from './types';

type Option = CommandTree['options'][number];

/** Options that commander adds to every command. */
const everywhere = ['-h', '--help', '-V', '-v', '--version'];

/**
 * Checks a row of a command's option table: `-f`, `--file <file>`.
 *
 * @param subject - name of the command, for messages
 */
export function checkFlags(
  subject: string,
  {options, arguments: names}: Extract<Subject, {kind: 'command'}>,
  row: Row,
  columns: Columns,
): Checked {
  const checked: Checked = {findings: [], cells: []};
  const written = (row.cells[0]?.code ?? []).map((code) => {
    const [, flag = code, argument = ''] = /^(-[\w-]*)\s*(.*)$/.exec(code) ?? [];
    return {flag, argument};
  });
  const known = options.flatMap(({short, long}) => [short ?? [], long ?? []].flat());
  const found = written.map(({flag}) => options.find(({short, long}) => short === flag || long === flag));
  written.forEach(({flag, argument}, index) => {
    const option = found[index];
    if (!option) {
      if (!everywhere.includes(flag) && !names.includes(flag)) {
        checked.findings.push(messages.unknown(subject, flag, [...known, ...names]));
      }
    } else if (argument !== '' && (!option.value || argument.startsWith('[') !== option.optional)) {
      checked.findings.push(messages.argument(flag, argumentOf(option), argument));
    }
  });
  const long = found.filter((option, index) => option && option.long === written[index]?.flag);
  written.forEach(({flag}, index) => {
    const option = found[index];
    if (option && option.short === flag && long.length === 1 && option !== long[0]) {
      checked.findings.push(messages.short(long[0]?.long ?? '', flag, long[0]?.short));
    }
  });
  long.forEach((option) => option && checkCells(option, row, columns, checked));
  return checked;
}

function argumentOf({value, optional}: Option): string {
  return value ? (optional ? 'an argument in brackets, []' : 'a required argument, <>') : 'no argument';
}

function checkCells(option: Option, row: Row, columns: Columns, {findings, cells}: Checked): void {
  const name = option.long ?? '';
  const [type, value] = [row.cells[columns.type], row.cells[columns.default]];
  if (type && type.text !== '') {
    cells.push('type');
    if ((type.text === 'flag') === option.value) {
      findings.push(messages.argument(name, argumentOf(option), type.text));
    }
    const {choices} = option;
    const wrong = choices && type.isCode ? type.code.filter((code) => !choices.includes(code)) : [];
    findings.push(...wrong.map((code) => messages.value(name, code, choices ?? [])));
  }
  if (value && value.text !== '') {
    cells.push('default');
    const says = {on: 'true', off: 'false'}[value.text] ?? (value.isCode ? value.code[0] : undefined);
    // A flag without a default is off, and so is what a name that begins with "no" turns off.
    const isNegation = name.startsWith('--no-');
    const actual = option.default ?? (option.value || isNegation ? undefined : false);
    if (says !== undefined && actual !== undefined && !isNegation && !sameValue(says, String(actual))) {
      findings.push(messages.default(name, [String(actual)], value.text));
    }
    if (/^required$/i.test(value.text) !== (option.mandatory ?? false)) {
      findings.push(option.mandatory ? messages.required(name) : messages.optional(name));
    }
  }
}
