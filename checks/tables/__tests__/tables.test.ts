import {describe, expect, it} from 'vitest';
import {checkTables} from '../checkTables';
import {readTables} from '../readTables';
import type {Subjects} from '../types';

const option = {value: false, optional: false, mandatory: false};

const subjects: Subjects = {
  'config/server': {
    kind: 'options',
    facts: {
      host: {kinds: ['string'], required: true},
      'cron.enabled': {kinds: ['boolean'], required: false, defaults: [false]},
      'http.serverOptions': {kinds: ['object'], isOpen: true},
      'openapi.content-api.access': {kinds: ['string'], values: ['disabled', 'public'], defaults: ['disabled']},
      'dirs.list': {kinds: ['list'], defaults: ['[a,b]']},
      'transfer.limit': {fallbacks: [1000, 5000]},
      'proxy.mode': {defaults: ['lax']},
    },
  },
  'config/admin': {kind: 'options', facts: {'preview.enabled': {kinds: ['boolean'], defaults: [false]}}},
  'plugin upload': {
    kind: 'options',
    facts: {sizeLimit: {defaults: [1000]}, security: {}},
    words: ['security', 'allowedTypes'],
  },
  'strapi export': {
    kind: 'command',
    arguments: [],
    options: [
      {...option, short: '-f', long: '--file', value: true},
      {...option, short: '-k', long: '--key', value: true, mandatory: true},
      {...option, long: '--format', value: true, default: 'tar', choices: ['tar', 'dir']},
      {...option, long: '--verbose'},
      {...option, long: '--no-encrypt', default: true},
    ],
  },
  'strapi import': {kind: 'command', arguments: [], options: [{...option, short: '-f', long: '--file', value: true}]},
  'lifecycle hooks': {kind: 'names', names: ['beforeCreate', 'afterCreate']},
  environment: {kind: 'options', facts: {STRAPI_AI_URL: {defaults: ['https://a.b']}, HOST: {}}},
};

const server = 'docs/cms/configurations/server.mdx';
const cli = 'docs/cms/cli.mdx';
const options = '| Option | Type | Default | Description |\n| --- | --- | --- | --- |\n';

const check = (file: string, source: string) => checkTables(readTables({file, source}), subjects);
const messagesFor = (file: string, row: string, before = '') =>
  check(file, `${before}${options}${row}`).problems.map(({message}) => message);
const flags = (row: string) => messagesFor(cli, row, '### `strapi export` {/* #strapi-export */}\n\n');

describe('readTables', () => {
  it('reads tables with their heading, lines and cells, in components too, but not in fences', () => {
    const source = [
      '## A heading {/* #here */}',
      '```md',
      '| no | table |',
      '| --- | --- |',
      '```',
      '<Tabs>',
      '    | Option | Type |',
      '    | --- | --- |',
      '    | `a`, [`b`](#c) | `x\\|y` or **z** |',
      '</Tabs>',
    ].join('\n');
    expect(readTables({file: 'a.mdx', source})).toEqual([
      {
        file: 'a.mdx',
        line: 7,
        anchor: 'here',
        header: [
          {text: 'Option', code: [], isCode: false},
          {text: 'Type', code: [], isCode: false},
        ],
        rows: [
          {
            line: 9,
            cells: [
              {text: 'a, b', code: ['a', 'b'], isCode: false},
              {text: 'x|y or z', code: ['x|y'], isCode: false},
            ],
          },
        ],
      },
    ]);
  });
});

it('reads a table below a fence with its heading, not what is in the fence', () => {
  const table = '| `a` | b |\n| --- | --- |\n| `c` | d |';
  for (const [open, inside, close] of [
    ['~~~md', '```', '~~~'],
    ['````md', '```', '````'],
  ]) {
    const source = `## A {/* #a */}\n${open}\n${inside}\n## B {/* #b */}\n${table}\n${close}\n${table}\n## C\n${table}\n`;
    expect(readTables({file: 'a.mdx', source}).map(({line, anchor}) => [line, anchor])).toEqual([
      [9, 'a'],
      [13, ''],
    ]);
  }
});

describe('a row about an option', () => {
  it.each([
    ['| `cron.enabled` | boolean | `false` | Runs |'],
    ['| `cron.enabled` | boolean | `false` (off) | Runs |'],
    ['| `host` | string | *required* | Where |'],
    ['| `http.serverOptions.timeout` | integer | – | Below an open object |'],
    ['| `openapi.content-api.access` | `disabled`, `public` | `disabled` | Who |'],
    ['| `dirs.list` | list of strings | `a`, `b` | A list |'],
    ["| `dirs.list` | list | `['a', 'b']` | A list as code |"],
    ['| `transfer.limit` | integer | `5_000` | One of those in the code |'],
    ['| `transfer.limit` | integer | – | Depends |'],
    ['| `proxy.mode` | string or boolean | `lax` | The default is one of the kinds |'],
    ['| `<name>.enabled` | boolean | `true` | A placeholder |'],
  ])('is accepted: %s', (row) => {
    expect(messagesFor(server, row)).toEqual([]);
  });

  it.each([
    ['a name that does not exist', '| `cron.enable` | boolean | – | Runs |', "there's no cron.enable in config/server"],
    ['a default', '| `cron.enabled` | boolean | `true` | Runs |', 'the default of cron.enabled is false, not true'],
    [
      'a default with a note',
      '| `cron.enabled` | boolean | `true` (on) | Runs |',
      'the default of cron.enabled is false, not true',
    ],
    [
      'a default that is missing',
      '| `openapi.content-api.access` | string | – | Who |',
      'the default of openapi.content-api.access is disabled, not –',
    ],
    ['a list', '| `dirs.list` | list | `a`, `c` | A list |', 'the default of dirs.list is [a,b], not a, c'],
    [
      'a default that no code has',
      '| `transfer.limit` | integer | `500` | Most |',
      'the default of transfer.limit is 1000 or 5000, not 500',
    ],
    [
      'a type that its default has not',
      '| `proxy.mode` | boolean | `lax` | How |',
      'proxy.mode takes string, not boolean',
    ],
    [
      'a type that the default beside it has not',
      '| `transfer.limit` | string | `1000` | Most |',
      'transfer.limit takes number, not string',
    ],
    ['a type', '| `cron.enabled` | string | `false` | Runs |', 'cron.enabled takes boolean, not string'],
    [
      'a value',
      '| `openapi.content-api.access` | `disabled`, `pubic` | `disabled` | Who |',
      "openapi.content-api.access can't be pubic",
    ],
    [
      'a missing value',
      '| `openapi.content-api.access` | `disabled` | `disabled` | Who |',
      'openapi.content-api.access can also be public',
    ],
    [
      'an option that is not required',
      '| `cron.enabled` | boolean | *required* | Runs |',
      "cron.enabled isn't required",
    ],
    ['an option that is required', '| `host` | string | – | Where |', 'host is required'],
  ])('is rejected for %s', (_, row, message) => {
    expect(messagesFor(server, row)).toEqual([message]);
  });

  it('is reported with file, line and known values', () => {
    expect(check(server, `${options}| \`cron.enable\` | boolean | – | Runs |`).problems).toEqual([
      {
        file: server,
        line: 3,
        message: "there's no cron.enable in config/server",
        fix: expect.stringMatching(/^did you mean cron\.enabled\? known: host, /) as string,
      },
    ]);
  });

  it('continues the path that the whole table is about', () => {
    const at = (row: string) => messagesFor('docs/cms/features/preview.mdx', row, '## Handler {/* #handler */}\n\n');
    expect(at('| `enabled` | boolean | `false` | Whether |')).toEqual([]);
    expect(at('| `enable` | boolean | `false` | Whether |')).toEqual(["there's no preview.enable in config/admin"]);
  });

  it('of a plugin has a name that its code reads', () => {
    const at = (row: string) =>
      check('docs/a.mdx', `${options.replace('Option', 'Option of `upload.config`')}${row}`).problems.map(
        ({message}) => message,
      );
    expect(at('| `security.allowedTypes` | list | – | Types |')).toEqual([]);
    expect(at('| `security.allowedType` | list | – | Types |')).toEqual([
      "there's no security.allowedType in plugin upload",
    ]);
    expect(at('| `sizeLimit` | integer | `100` | Size |')).toEqual(['the default of sizeLimit is 1000, not 100']);
  });
});

describe('the columns of a row about an option', () => {
  it.each([
    ['string', ['string', 'text', 'path', 'absolute path', 'URL', 'email', 'UID']],
    ['number', ['integer', 'number', 'milliseconds', 'id']],
    ['list', ['list', 'array', 'list of strings']],
    ['object', ['object', 'object by locale']],
    ['function', ['function', 'async function']],
  ])('say with each of these words that it takes a %s: %s', (kind, words) => {
    for (const word of words) {
      expect(messagesFor(server, `| \`cron.enabled\` | ${word} | – | Runs |`), word).toEqual([
        `cron.enabled takes boolean, not ${kind}`,
      ]);
    }
  });

  it.each(['–', 'none', 'Unset', 'not set', 'no default', 'no limit'])('say that there is no default: %s', (none) => {
    expect(messagesFor(server, `| \`proxy.mode\` | string | ${none} | How |`)).toEqual([
      `the default of proxy.mode is lax, not ${none}`,
    ]);
  });

  it('say whether it is required', () => {
    const at = (row: string) =>
      check(server, `| Option | Type | Required |\n| --- | --- | --- |\n${row}`).problems.map(({message}) => message);
    expect(at('| `host` | string | Yes |\n| `cron.enabled` | boolean | No |')).toEqual([]);
    expect(at('| `host` | string | No |')).toEqual(['host is required']);
    expect(at('| `cron.enabled` | boolean | Yes |')).toEqual(["cron.enabled isn't required"]);
    expect(messagesFor(server, '| `cron.enabled` | boolean, required | – | Runs |')).toEqual([
      "cron.enabled isn't required",
    ]);
  });

  it('have a part for each of several names', () => {
    expect(messagesFor(server, '| `host`, `cron.enabled` | string, boolean | – | A |')).toEqual(['host is required']);
    expect(messagesFor(server, '| `cron.enabled`, `http.serverOptions` | object, boolean | – | A |')).toEqual([
      'cron.enabled takes boolean, not object',
      'http.serverOptions takes object, not boolean',
    ]);
    expect(messagesFor(server, '| `cron.enabled`, `proxy.mode` | – | `false`, `strict` | A |')).toEqual([
      'the default of proxy.mode is lax, not strict',
    ]);
  });

  it('have a number as text or as code', () => {
    expect(messagesFor(server, '| `transfer.limit` | integer | 500 | Most |')).toEqual([
      'the default of transfer.limit is 1000 or 5000, not 500',
    ]);
  });
});

describe('a row about an option of a command', () => {
  it.each([
    ['| `-f`, `--file <file>` | path | – | Writes |'],
    ['| `--format <format>` | `tar`, `dir` | `tar` | Chooses |'],
    ['| `--verbose` | flag | off | Prints |'],
    ['| `--no-encrypt` | flag | encrypted | Leaves out |'],
    ['| `-h`, `--help` | flag | – | Prints |'],
  ])('is accepted: %s', (row) => {
    expect(flags(row)).toEqual([]);
  });

  it.each([
    ['a name', '| `--verbos` | flag | off | Prints |', "there's no --verbos in strapi export"],
    ['the name of another command', '| `--force` | flag | off | Confirms |', "there's no --force in strapi export"],
    ['the short name of another option', '| `-k`, `--file <file>` | path | – | Writes |', "-k isn't short for --file"],
    [
      'a default',
      '| `--format <format>` | `tar`, `dir` | `dir` | Chooses |',
      'the default of --format is tar, not dir',
    ],
    ['a flag that is off', '| `--verbose` | flag | on | Prints |', 'the default of --verbose is false, not on'],
    ['a value', '| `--format <format>` | `tar`, `zip` | `tar` | Chooses |', "--format can't be zip"],
    ['an argument', '| `--file [file]` | path | – | Writes |', '--file takes a required argument, <>, not [file]'],
    ['a type', '| `--verbose` | string | off | Prints |', '--verbose takes no argument, not string'],
    ['an option that is required', '| `-k`, `--key <key>` | string | – | Key |', '--key is required'],
    ['an option that is not', '| `-f`, `--file <file>` | path | required | File |', "--file isn't required"],
  ])('is rejected for %s', (_, row, message) => {
    expect(flags(row)).toEqual([message]);
  });
});

describe('a row about an environment variable', () => {
  const at = (row: string) =>
    messagesFor('docs/cms/configurations/environment.mdx', row, '## A {/* #strapi-environment-variables */}\n\n');

  it('has a name and a default that the code reads', () => {
    expect(at('| `STRAPI_AI_URL` | URL | `https://a.b` | Service |')).toEqual([]);
    expect(at('| `STRAPI_AI_ULR` | URL | – | Service |')).toEqual(["there's no STRAPI_AI_ULR in environment"]);
    expect(at('| `STRAPI_AI_URL` | URL | `https://a.c` | Service |')).toEqual([
      'the default of STRAPI_AI_URL is https://a.b, not https://a.c',
    ]);
  });
});

describe('a row about another name', () => {
  it('has an existing name in each column', () => {
    const table = (before: string, after: string) =>
      `## A {/* #available-lifecycle-events */}\n\n| Before | After |\n| --- | --- |\n| \`${before}\` | \`${after}\` |`;
    const at = (before: string, after: string) =>
      check('docs/cms/backend-customization/models/lifecycle-hooks.mdx', table(before, after)).problems.map(
        ({message}) => message,
      );
    expect(at('beforeCreate', 'afterCreate')).toEqual([]);
    expect(at('beforeCreate(event)', 'afterCreate({ a: 1 })')).toEqual([]);
    expect(at('beforeCreat', 'afterCreate')).toEqual(["there's no beforeCreat in lifecycle hooks"]);
    expect(at('beforeCreate', 'afterCreated')).toEqual(["there's no afterCreated in lifecycle hooks"]);
  });
});

describe('an option on two pages', () => {
  const row = (value: string) =>
    `${options}| \`security\` | object | ${value} | Types |`.replace('Option', 'Option of `upload.config`');
  const both = (one: string, other: string) =>
    checkTables(
      [
        {file: 'docs/a.mdx', source: row(one)},
        {file: 'docs/b.mdx', source: row(other)},
      ].flatMap(readTables),
      subjects,
    ).problems;

  it('has the same default on both', () => {
    expect(both('`{}`', '`{}`')).toEqual([]);
    expect(both('`{}`', 'depends on the provider')).toEqual([]);
    expect(both('*required*', '–')).toHaveLength(1);
    expect(both('`{}`', '–')).toEqual([
      {
        file: 'docs/b.mdx',
        line: 3,
        message: 'the default of security is – here, but {} at docs/a.mdx:3',
        fix: 'write the same on both pages, or say what it depends on',
      },
    ]);
  });
});

describe('the report', () => {
  it('counts rows by subject, cells by what they say, and rows that nothing is known about', () => {
    const {counts} = checkTables(
      [
        {file: server, source: `${options}| \`cron.enabled\` | boolean | \`false\` | Runs |`},
        {file: 'docs/b.mdx', source: `${options}| \`a\` | boolean | \`false\` | Runs |\n| plain | | | |`},
        {file: 'docs/c.mdx', source: '| City | Country |\n| --- | --- |\n| `a` | b |'},
      ].flatMap(readTables),
      subjects,
    );
    expect(counts).toEqual({
      rows: {'config/server': 1},
      cells: {default: 1, type: 1, required: 1},
      unchecked: {'docs/b.mdx': 1},
    });
  });

  it.each([
    ...['Option', 'Setting', 'Key', 'Property', 'Parameter', 'Variable', 'Prop', 'Argument', 'Event', 'Hook', 'Zone'],
    ...['Method', 'Function', 'Command', 'Operator', 'Class', 'Error', 'Export', 'Member', 'Getter', '`type`'],
  ])('counts a row below the header %s', (header) => {
    const source = `| ${header} | Meaning |\n| --- | --- |\n| \`a\` | b |`;
    expect(check('docs/a.mdx', source).counts.unchecked).toEqual({'docs/a.mdx': 1});
  });

  it('is only about the wanted files', () => {
    const row = (name: string) => `${options}| \`${name}\` | string | \`[\` | Runs |`;
    const sources = [
      {file: server, source: row('cron.enable')},
      {file: 'docs/b.mdx', source: row('a')},
    ];
    const {problems, counts} = checkTables(sources.flatMap(readTables), subjects, () => false);
    expect({problems, ...counts}).toEqual({
      ...{problems: [], rows: {}, unchecked: {}},
      cells: {default: 0, type: 0, required: 0},
    });
  });
});
