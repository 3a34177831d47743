import {describe, expect, it} from 'vitest';
import {mutateCell} from '../mutation/mutateCell';
import {mutateTables} from '../mutation/mutateTables';
import type {Subjects} from '../types';

const cell = (text: string, ...code: string[]) => ({text, code, isCode: code.length > 0});

describe('mutateCell', () => {
  it.each([
    ['name', cell('`cron.enabled`', 'cron.enabled'), 'cron.enabed'],
    ['default', cell('true', 'true'), 'false'],
    ['default', cell('1000', '1000'), '2001'],
    ['default', cell("'lax'", "'lax'"), "'la'"],
    ['type', cell('list of strings'), 'boolean'],
    ['type', cell('integer'), 'string'],
    ['type', cell("'public'", "'public'"), "'pubic'"],
    ['required', cell('Yes'), 'No'],
  ] as const)('makes a mistake in a cell of the kind %s', (kind, value, to) => {
    expect(mutateCell(kind, value, () => 0)?.to).toBe(to);
  });

  it('makes no mistake in a cell without anything to get wrong', () => {
    expect(mutateCell('default', cell('–'), () => 0)).toBeUndefined();
    expect(mutateCell('required', cell('on production'), () => 0)).toBeUndefined();
  });
});

describe('mutateTables', () => {
  const subjects: Subjects = {
    'config/server': {kind: 'options', facts: {host: {}, 'cron.enabled': {kinds: ['boolean'], defaults: [false]}}},
  };
  const source = [
    '# Server',
    '',
    '| Option | Type | Default |',
    '|---|---|---|',
    '| `host` | string | `localhost` |',
    '| `cron.enabled` | boolean | `false` |',
  ].join('\n');

  it('checks each cell with a mistake', () => {
    const mutants = mutateTables([{file: 'docs/cms/configurations/server.mdx', source}], subjects, () => 0);
    expect(mutants.map(({line, cell: kind, isCaught}) => [line, kind, isCaught])).toEqual([
      [5, 'name', true],
      [5, 'type', false],
      [5, 'default', false],
      [6, 'name', true],
      [6, 'type', true],
      [6, 'default', true],
    ]);
  });
});
