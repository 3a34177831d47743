import type {Fact, ValueKind} from '../shared/cms/factTypes';
import type {Primitive} from '../shared/cms/keyTypes';
import type {Columns} from './columnsOf';
import {messages} from './messages';
import type {Cell, CellKind, Row} from './types';
import type {Message} from '../shared/problem';

interface KnownFact extends Fact {
  /** Kinds of its defaults, each of which has to be one that it takes. */
  defaultKinds?: readonly ValueKind[];
}

/** What is wrong with a row, and which of its cells could be compared. */
export interface Checked {
  findings: Message[];
  cells: CellKind[];
}

/** Words in the "Type" column, and the kind of value they mean. Other words aren't checked. */
const kindsOfTypes: ReadonlyArray<readonly [RegExp, ValueKind]> = [
  [/^(string|text|path|absolute path|url|email|uid)$/i, 'string'],
  [/^(integer|number|milliseconds|id)$/i, 'number'],
  [/^(boolean|flag)$/i, 'boolean'],
  [/^(list|array)( of .+)?$/i, 'list'],
  [/^object( .+)?$/i, 'object'],
  [/^(async )?function$/i, 'function'],
];

/** Defaults that a page may describe as none. */
const empty: readonly unknown[] = ['', false, '{}', '[]'];

/** Whether a cell says that there is no default. */
export function saysNone(cell: Cell | undefined): boolean {
  return /^(–|none|unset|not set|no default|no limit)$/i.test(cell?.text ?? '');
}

/** Compares the cells of a row with the known facts about its option. */
export function checkOption(names: readonly string[], facts: readonly Fact[], row: Row, columns: Columns): Checked {
  const checked: Checked = {findings: [], cells: []};
  const [type, value, required] = [columns.type, columns.default, columns.required].map((at) => row.cells[at]);
  names.forEach((name, index) => {
    const fact = withKinds(facts[index] ?? {}, value, names.length);
    checkDefault(name, fact, valuesFor(value, index, names.length), checked);
    if (saysNone(value) && fact.defaults && fact.defaults.some((one) => !empty.includes(one))) {
      checked.cells.push('default');
      checked.findings.push(messages.default(name, fact.defaults.map(String), value?.text ?? ''));
    }
    const single = names.length === 1 ? type : cellFor(type, index, names.length);
    if (single) {
      checkType(name, fact, single, checked);
    }
    checkRequired(name, fact, {type, value, required}, checked);
  });
  return checked;
}

/**
 * Facts about an option. If nothing else tells what it takes, its kinds are those of its defaults in the CMS, otherwise of the
 * default in the row, which has to match its type.
 */
function withKinds(fact: Fact, cell: Cell | undefined, count: number): KnownFact {
  if (fact.kinds || fact.values) {
    return fact;
  }
  const found = fact.defaults
    ? fact.defaults.map((one) => kindOfText(String(one)) ?? 'string')
    : valuesFor(cell, 0, count).map(kindOfText);
  const kinds = found.flatMap((kind) => kind ?? []);
  return found.length === 0 || kinds.length < found.length ? fact : {...fact, defaultKinds: [...new Set(kinds)]};
}

/** Kind of a value as it's written in code; undefined if it may be a name. */
function kindOfText(text: string): ValueKind | undefined {
  const kinds: ReadonlyArray<readonly [RegExp, ValueKind]> = [
    [/^(true|false)$/, 'boolean'],
    [/^-?\d[\d_]*(\.\d+)?$/, 'number'],
    [/^['"].*['"]$/, 'string'],
    [/^\[.*\]$/s, 'list'],
    [/^\{.*\}$/s, 'object'],
  ];
  return kinds.find(([pattern]) => pattern.test(text))?.[1];
}

/** Values in a default cell for one of several names: one each, or the same for all. */
function valuesFor(cell: Cell | undefined, index: number, count: number): readonly string[] {
  const plain = cell && /^-?\d+$/.test(cell.text) ? [cell.text] : [];
  const values = cell && plain.length === 0 ? leadingCode(cell) : plain;
  return values.length === count && count > 1 ? [values[index] ?? ''] : values;
}

/** The pieces of code of a cell that only consists of these, `or`, and possibly a note in parentheses. */
function leadingCode(cell: Cell): readonly string[] {
  const rest = cell.code.reduce((text, code) => text.replace(code, ''), cell.text).trim();
  return /^(,|or|\s)*(\([^)]*\))?$/.test(rest) ? cell.code : [];
}

function checkDefault(
  name: string,
  {defaults, fallbacks = []}: Fact,
  written: readonly string[],
  {findings, cells}: Checked,
): void {
  const [only = ''] = written;
  if (defaults ? written.length === 0 : written.length !== 1 || fallbacks.length === 0 || !isTold(only)) {
    return;
  }
  cells.push('default');
  const isOneOf = (text: string): boolean =>
    (defaults ?? fallbacks).some((value) => sameValue(text, String(value)) || isNumber(text, value));
  const isRight =
    sameValue(`[${written.join(',')}]`, String(defaults?.[0])) ||
    (written.length === (defaults?.length ?? 1) && written.every(isOneOf));
  if (!isRight) {
    findings.push(messages.default(name, (defaults ?? fallbacks).map(String), written.join(', ')));
  }
}

/** Whether a table would state such a default as code. Off and empty are often omitted, and a path may be another option's. */
function isTold(written: string): boolean {
  return /^(true|\d+|'[^']*'|(?!false|null|undefined)[A-Za-z]\w+)$/.test(written);
}

function isNumber(written: string, value: Primitive): boolean {
  return typeof value === 'number' && Number(written.replace(/_/g, '')) === value;
}

/** Whether a value as a page writes it (quoted, with spaces, or with grouped digits) equals a default. */
export function sameValue(written: string, actual: string): boolean {
  const bare = (text: string): string => text.replace(/['"\s]/g, '');
  return bare(written) === bare(actual) || bare(written).replace(/_/g, '') === actual;
}

function checkType(
  name: string,
  {kinds, values, defaultKinds}: KnownFact,
  cell: Cell,
  {findings, cells}: Checked,
): void {
  const choices = cell.code.filter((code) => !/^(true|false|null|undefined)$|[{[(]/.test(code));
  const words = cell.text
    .split(/, | or /)
    .map((word) => word.replace(/,? ?\*?required\*?$/, '').trim())
    .filter((word) => word !== '' && !/^(null|undefined)$/.test(word) && !choices.includes(word));
  const written = words.map((word) =>
    /^(true|false)$/.test(word) ? 'boolean' : kindsOfTypes.find(([pattern]) => pattern.test(word))?.[1],
  );
  if (values && choices.length > 0 && !/list|array/.test(cell.text)) {
    cells.push('type');
    const wrong = choices.filter((choice) => !values.includes(choice));
    findings.push(...wrong.map((choice) => messages.value(name, choice, values)));
    const missing = values.filter((value) => !choices.includes(value));
    if (wrong.length === 0 && missing.length > 0 && words.length === 0) {
      findings.push(messages.missingValues(name, missing));
    }
  } else if (kinds && kinds.length > 0 && written.length > 0 && written.every((kind) => kind !== undefined)) {
    cells.push('type');
    const wrong = written.filter((kind) => !kinds.includes(kind));
    if (wrong.length > 0) {
      findings.push(messages.kind(name, kinds, [...new Set(wrong)].join(', ')));
    }
  } else if (defaultKinds && written.length > 0 && written.every((kind) => kind !== undefined)) {
    cells.push('type');
    const missing = defaultKinds.filter((kind) => !written.includes(kind));
    if (missing.length > 0) {
      findings.push(messages.kind(name, missing, [...new Set(written)].join(', ')));
    }
  }
}

function checkRequired(
  name: string,
  fact: Fact,
  {type, value, required}: {type?: Cell; value?: Cell; required?: Cell},
  {findings, cells}: Checked,
): void {
  if (fact.required === undefined || (!value && !required)) {
    return;
  }
  const says =
    /^required$/i.test(value?.text ?? '') || /\brequired$/.test(type?.text ?? '') || required?.text === 'Yes';
  const saysNot = required?.text === 'No' || (value !== undefined && !says);
  if (says || saysNot) {
    cells.push('required');
  }
  if (says && !fact.required) {
    findings.push(messages.optional(name));
  } else if (saysNot && fact.required && (required?.text === 'No' || saysNone(value))) {
    findings.push(messages.required(name));
  }
}

/** The part of a cell such as "string, object" that's about one of several names. */
function cellFor(cell: Cell | undefined, index: number, count: number): Cell | undefined {
  const parts = cell?.text.split(/, /) ?? [];
  if (cell && parts.length === 1) {
    return cell;
  }
  return cell && parts.length === count && cell.code.length === 0 ? {...cell, text: parts[index] ?? ''} : undefined;
}
