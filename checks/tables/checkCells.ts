import {readFileSync} from 'node:fs';
import path from 'node:path';
import {countEach} from '../shared/countEach';
import {memoize} from '../shared/memoize';
import type {Message, Problem} from '../shared/problem';
import {isNear} from '../shared/words/isNear';
import {splitWords} from '../shared/words/splitWords';
import {columnsOf} from './columnsOf';
import {messages} from './messages';
import type {Row, Table} from './types';

/** Kinds of values that a name alone gives away. */
const kindsOfNames: ReadonlyArray<readonly [name: RegExp, type: RegExp]> = [
  [
    /(url|path|title|label|description|message|icon|prefix|secret|email|color|placeholder)$/i,
    /number|integer|boolean|flag|list/,
  ],
  [/^(is|has|with|enable)[A-Z]|^(enabled|required|disabled)$/, /^(string|number|integer|list|object|path|URL)$/],
  [/(port|timeout|interval|count|delay)$/i, /^(string|boolean|flag|list|path|URL)$/],
  [
    /(^|_)(HOST|HOSTING|URL|KEY|SECRET|SALT|TOKEN|PASSWORD|USERNAME|NAME|FILENAME|FILE|DIR|PATH|CLIENT|SCHEMA|CODE|LICENSE|NODE_ENV)$/,
    /number|integer|boolean|list/,
  ],
];

/** Types that the placeholder of an option's argument contradicts: `--only <types>` is a list. */
const typesOfArguments: ReadonlyArray<readonly [argument: RegExp, type: RegExp]> = [
  [/^<(types|uids|list|\w+,…)>$/i, /^(?!list)/],
  [/^<(delay|port|number|count|ms|days|limit|size|\w*port)>$/i, /^(?!integer|number)/],
  [/^<[\w-]+>$/, /^(number|boolean|flag)$/],
];

/** Minimum frequency of a word in tables, so that a similar one counts as a typo. */
const frequent = 4;

const listed = new Set(
  readFileSync(path.resolve(__dirname, '../../config/sampleWords.txt'), 'utf8')
    .toLowerCase()
    .match(/\p{Ll}+/gu) ?? [],
);

/**
 * Checks cells on their own if nothing is known about an option: whether its type fits its name or its argument's placeholder,
 * whether lists and objects in code are complete, and whether words look misspelled.
 *
 * @param all - tables in which word frequencies are counted
 */
export function checkCells(table: Table, all: readonly Table[]): Problem[] {
  const {type, default: value} = columnsOf(table);
  return table.rows.flatMap((row) =>
    [
      ...problemsOfType(row, type),
      ...problemsOfCode(row, value),
      ...[type, value].flatMap((at) => problemsOfWords(row, at, all)),
    ].map((problem) => ({file: table.file, line: row.line, ...problem})),
  );
}

function problemsOfType(row: Row, at: number): Message[] {
  const written = row.cells[at]?.text ?? '';
  const [code = ''] = (row.cells[0]?.code ?? []).slice(-1);
  const [flag = '', argument = ''] = code.split(/ (?=<)/);
  const name = flag.split('.').at(-1) ?? '';
  const rules = code.startsWith('-') ? typesOfArguments : kindsOfNames;
  const wrong = written === '' ? undefined : rules.find(([form]) => form.test(code.startsWith('-') ? argument : name));
  return wrong?.[1].test(written) ? [messages.unlikely(code, written)] : [];
}

function problemsOfCode(row: Row, at: number): Message[] {
  const codes = row.cells[at]?.code ?? [];
  return codes
    .filter((code) => (/^\[/.test(code) && !/\]$/.test(code)) || (/^\{/.test(code) && !/\}$/.test(code)))
    .map((code) => messages.incomplete(code));
}

function problemsOfWords(row: Row, at: number, all: readonly Table[]): Message[] {
  const words = (row.cells[at]?.code ?? []).flatMap((code) => splitWords(code)).map(({text}) => text);
  const unknown = words.filter((word) => !listed.has(word));
  if (unknown.length === 0) {
    return [];
  }
  const counts = countsOf(all);
  return unknown
    .filter((word) => counts.get(word) === 1)
    .flatMap((word) => {
      const near = [...counts].find(([other, count]) => count >= frequent && other.length > 2 && isNear(word, other));
      return near ? [messages.misspelled(word, near[0])] : [];
    });
}

let last: {tables: readonly Table[]; counts: Map<string, number>} | undefined;

/** Frequency of each word in tables, cached for the last tables. */
function countsOf(tables: readonly Table[]): Map<string, number> {
  if (last?.tables === tables) {
    return last.counts;
  }
  const counts = new Map<string, number>();
  for (const table of tables) {
    for (const [word, count] of countWords(table)) {
      counts.set(word, (counts.get(word) ?? 0) + count);
    }
  }
  last = {tables, counts};
  return counts;
}

const countWords = memoize(({rows}: Table) =>
  countEach(rows.flatMap(({cells}) => cells.flatMap((cell) => splitWords(cell.text).map(({text}) => text)))),
);
