import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {rooms} from '../../rooms';
import {roomOf} from '../../scripts/lib/importGraph';
import {listFiles} from '../../tools/listFiles';
import {linter} from '../support/linter';

const root = path.resolve(__dirname, '../..');
/** A file in each room, into which the tests insert lines. */
const samples = new Map(
  ['src', 'plugins', 'tools', 'host', 'config', 'checks', 'scripts', 'tests']
    .flatMap((folder) => listFiles(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .concat('docusaurus.config.ts')
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [roomOf(file), file] as const),
);
samples.set('styles', 'src/css/control.module.css');

function sampleOf(room: string): string {
  const file = samples.get(room);
  if (file === undefined) {
    throw new Error(`No file is in the room "${room}" of rooms.js`);
  }
  return file;
}

/** @returns for each line in a file, the import rules that it violates */
async function brokenRules(file: string, ...lines: readonly string[]): Promise<string[]> {
  const [result] = await linter.lintText(lines.join('\n'), {filePath: path.join(root, file)});
  const rules = lines.map(() => [] as string[]);
  for (const {ruleId, line} of result?.messages ?? []) {
    if (ruleId === null || /boundaries|restricted-imports/.test(ruleId)) {
      rules[line - 1]?.push(ruleId ?? 'the parser');
    }
  }
  return rules.map((broken) => broken.join(', '));
}

function importOf(from: string, to: string): string {
  const target = path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/, '');
  return `import '${target.startsWith('.') ? target : `./${target}`}';`;
}

const wall = 'boundaries/dependencies';
const packages = '@typescript-eslint/no-restricted-imports';
const withCode = rooms.filter(({name}) => name !== 'styles');

describe('the walls between rooms (rooms.js)', () => {
  // The first file loads all ESLint plugins.
  beforeAll(() => brokenRules('src/lib/sectionOf.ts', ''), 60_000);

  it.each(withCode)('$name only imports the rooms in its row', async ({name, imports}) => {
    const file = sampleOf(name);
    const others = rooms.filter((room) => room.name !== name);
    const broken = await brokenRules(file, ...others.map((room) => importOf(file, sampleOf(room.name))));
    const letThrough = others.filter((_, position) => broken[position] === '');
    expect(letThrough.map((room) => room.name).sort()).toEqual([...imports].sort());
    expect(new Set(broken.filter((rules) => rules !== ''))).toEqual(new Set([wall]));
  });

  it.each([
    ['a type', "import type {Environment} from '../../../config/env';"],
    ['an import on demand', "void import('../../../config/env');"],
    ['an export', "export {env} from '../../../config/env';"],
  ])('are enforced for %s', async (_, line) => {
    expect(await brokenRules('plugins/ask/client/createProvider.ts', line)).toEqual([wall]);
  });

  it.each(withCode.filter(({inBrowser}) => inBrowser))(
    '$name, which readers load, does not import Node.js modules',
    async ({name}) => {
      const lines = ["import {readFile} from 'node:fs/promises';", "import path from 'path';"];
      expect(await brokenRules(sampleOf(name), ...lines)).toEqual([packages, packages]);
    },
  );

  it.each(['lib', 'data', 'core'])('%s only imports types from React and Docusaurus', async (room) => {
    const lines = [
      "import {useState} from 'react';",
      "import Link from '@docusaurus/Link';",
      "import Heading from '@theme/Heading';",
      "import type {ComponentType} from 'react';",
    ];
    expect(await brokenRules(sampleOf(room), ...lines)).toEqual([packages, packages, packages, '']);
  });

  it('require a room for every file', async () => {
    expect(await brokenRules('elsewhere/file.ts', 'export const a = 1;')).toEqual(['boundaries/no-unknown-files']);
  });

  it('go one way: a room only imports rooms above it in the table', () => {
    const names = rooms.map(({name}) => name);
    const upward = rooms.flatMap(({name, imports}, position) =>
      imports.filter((other) => !names.slice(0, position).includes(other)).map((other) => `${name} → ${other}`),
    );
    expect(upward).toEqual([]);
  });
});
