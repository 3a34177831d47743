import {describe, expect, it} from 'vitest';
import {checkCells} from '../checkCells';
import {readTables} from '../readTables';

const find = (row: string, ...more: string[]) => {
  const source = ['| Option | Type | Default |', '| --- | --- | --- |', row, ...more].join('\n');
  const tables = readTables('docs/a.mdx', source);
  return tables.flatMap((table) => checkCells(table, tables)).map(({line, message}) => `${line} ${message}`);
};

describe('checkCells', () => {
  it.each([
    '| `publicUrl` | string | `/` |',
    '| `enabled` | boolean | `true` |',
    '| `--only <types>` | list | none |',
    '| `--throttle <delay>` | integer | none |',
    '| `--file <file>` | path | `export` |',
    '| `DATABASE_HOST` | string | `localhost` |',
    '| `origins` | list | `[]` |',
  ])('accepts %s', (row) => {
    expect(find(row)).toEqual([]);
  });

  it.each([
    ['a number for a URL', '| `publicUrl` | number | – |', "3 the type number doesn't fit the name publicUrl"],
    ['a text for what is on or off', '| `enabled` | string | – |', "3 the type string doesn't fit the name enabled"],
    [
      'a number for a variable with a name',
      '| `DATABASE_HOST` | number | – |',
      /number doesn't fit the name DATABASE_HOST/,
    ],
    ['a flag for a list', '| `--only <types>` | boolean | – |', /boolean doesn't fit the name --only <types>/],
    ['a text for a number', '| `--throttle <delay>` | string | – |', /the type string doesn't fit/],
    ['a number for a file', '| `--file <file>` | number | – |', /the type number doesn't fit/],
    ['a list without its end', '| `origins` | list | `[]x` |', /\[\]x is cut off/],
  ])('reports %s', (_, row, message) => {
    expect(find(row)).toEqual([expect.stringMatching(message)]);
  });

  it('reports a word that is in no other table and similar to a frequent one', () => {
    const others = ['a', 'b', 'c', 'd'].map((name) => `| \`${name}\` | string | \`published\` |`);
    expect(find('| `status` | string | `publihed` |', ...others)).toEqual([
      '3 "publihed" isn\'t in any other table, and looks like "published"',
    ]);
  });
});
