import {describe, expect, it} from 'vitest';
import {checkCells} from '../checkCells';
import {readTables} from '../readTables';

const find = (row: string, ...more: string[]) => {
  const source = ['| Option | Type | Default |', '| --- | --- | --- |', row, ...more].join('\n');
  const tables = readTables({file: 'docs/a.mdx', source});
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

  it.each([
    [
      'boolean',
      [
        ...[
          'baseUrl',
          'path',
          'title',
          'label',
          'description',
          'message',
          'icon',
          'prefix',
          'secret',
          'email',
          'color',
        ],
        ...['placeholder', 'port', 'timeout', 'interval', 'count', 'delay'],
        ...['HOST', 'A_HOSTING', 'URL', 'KEY', 'SECRET', 'SALT', 'TOKEN', 'PASSWORD', 'USERNAME', 'NAME', 'FILENAME'],
        ...['FILE', 'DIR', 'PATH', 'CLIENT', 'SCHEMA', 'CODE', 'LICENSE', 'NODE_ENV'],
        ...['--a <types>', '--a <uids>', '--a <list>', '--a <uid,…>', '--a <delay>', '--a <port>', '--a <number>'],
        ...['--a <count>', '--a <ms>', '--a <days>', '--a <limit>', '--a <size>', '--a <smtpport>', '--a <file>'],
      ],
    ],
    ['string', ['isOpen', 'hasDraft', 'withCount', 'enableLogs', 'enabled', 'a.required', 'disabled']],
  ])('knows names that are no %s', (type, names) => {
    for (const name of names) {
      expect(find(`| \`${name}\` | ${type} | – |`), name).toEqual([`3 the type ${type} doesn't fit the name ${name}`]);
    }
  });

  it.each(['issues', 'hash', 'urls', 'enabledBy', 'KEYS', 'MONKEY', '--a'])(
    'knows nothing about the name %s',
    (name) => {
      expect([...find(`| \`${name}\` | string | – |`), ...find(`| \`${name}\` | boolean | – |`)]).toEqual([]);
    },
  );

  it('reports an object without its end', () => {
    expect(find('| `a` | object | `{b` |')).toEqual([expect.stringMatching(/\{b is cut off/)]);
    expect(find('| `a` | object | `{}` |')).toEqual([]);
  });

  it('reports a word that is in no other table and similar to a frequent one', () => {
    const others = ['a', 'b', 'c', 'd'].map((name) => `| \`${name}\` | string | \`published\` |`);
    expect(find('| `status` | string | `publihed` |', ...others)).toEqual([
      '3 "publihed" isn\'t in any other table, and looks like "published"',
    ]);
  });
});
