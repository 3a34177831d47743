import {existsSync, readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {version as prettierVersion} from 'prettier';
import ts from 'typescript';
import {readImports} from '../../../scripts/lib/importGraph';
import {listFiles} from '../../../tools/listFiles';
import {readPage} from '../../shared/samples/readPage';
import {codeOfChecks, PassedSamples, textOf, toolVersions} from '../passedSamples';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'samples-cache-'));
});

afterEach(() => rm(directory, {recursive: true}));

it('remembers passes until something that determines them changes', () => {
  const passed = new PassedSamples(directory);
  const key = passed.keyOf('run', 'a.mdx', 'text');
  expect(passed.has(key)).toBe(false);
  passed.keep(key);
  const later = new PassedSamples(directory);
  expect(later.has(later.keyOf('run', 'a.mdx', 'text'))).toBe(true);
  expect(later.has(later.keyOf('run', 'a.mdx', 'other text'))).toBe(false);
  expect(later.has(later.keyOf('modules', 'a.mdx', 'text'))).toBe(false);
});

it('checks a sample again if anything about it changes, but not if it moves down its page', () => {
  const text = (fence: string) => textOf(readPage('a.mdx', `${fence}\n`).page.samples);
  const fence = '```http status=200\nGET /api/restaurants\n```';
  expect(text(`\n\n${fence}`)).toBe(text(fence));
  const changed = [
    fence.replace('restaurants', 'dishes'),
    fence.replace('status=200', 'status=404'),
    fence.replace('status=200', 'status=200 undone'),
    fence.replace('```http status=200', '```graphql'),
  ];
  expect(new Set([fence, ...changed].map(text)).size).toBe(5);
});

it('forgets passes from another version of the compiler or formatter', () => {
  const versions = toolVersions();
  expect(versions).toContain(`typescript@${ts.version}`);
  expect(versions).toContain(`prettier@${prettierVersion}`);
  expect(versions).toContain(`node@${process.version}`);
  const [current, same, updated] = [undefined, versions, versions.replace(ts.version, '99.0.0')].map((tools) =>
    new PassedSamples(directory, tools).keyOf('types', 'a'),
  );
  expect(same).toBe(current);
  expect(updated).not.toBe(current);
});

it('only lists code paths that exist', () => {
  const root = path.resolve(__dirname, '../../..');
  const paths = Object.values(codeOfChecks).flat();
  expect(paths.filter((one) => !existsSync(path.join(root, one)))).toEqual([]);
});

describe('the paths of a check', () => {
  const root = path.resolve(__dirname, '../../..');
  const files = ['checks', 'config', 'plugins', 'src', 'tools'].flatMap((folder) =>
    listFiles(path.join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const imports = readImports(files, (file) => readFileSync(path.join(root, file), 'utf8'));

  it.each([
    ['types', 'checks/samples/typescript/checkTypes.ts'],
    ['modules', 'checks/samples/javascript/loadModules.ts'],
    ['run', 'checks/samples/requests/runPage.ts'],
  ] as const)('of %s include everything that its code imports', (check, start) => {
    const reached = new Set<string>([start]);
    for (const file of reached) {
      imports.filter(({from}) => from === file).forEach(({to}) => reached.add(to));
    }
    const isListed = (file: string) => codeOfChecks[check].some((one) => file === one || file.startsWith(`${one}/`));
    expect([...reached].filter((file) => !isListed(file) && !file.startsWith('tools/'))).toEqual([]);
  });
});
