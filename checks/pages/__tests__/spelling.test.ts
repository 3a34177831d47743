import {copyFile, mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkSpelling} from '../spelling';

const root = path.resolve(__dirname, '../../..');
const file = 'docs/page.mdx';
let base: string;

beforeAll(async () => {
  base = await mkdtemp(path.join(os.tmpdir(), 'spelling-'));
  await mkdir(path.join(base, 'config'));
  await mkdir(path.join(base, 'docs'));
  await symlink(path.join(root, 'node_modules'), path.join(base, 'node_modules'), 'junction');
  await copyFile(path.join(root, 'cspell.json'), path.join(base, 'cspell.json'));
  await copyFile(path.join(root, 'config/words.txt'), path.join(base, 'config/words.txt'));
  await writeFile(path.join(base, file), 'The first occurence of a word.\n');
});
afterAll(() => rm(base, {recursive: true}));

describe('checkSpelling', () => {
  // Reading all dictionaries takes seconds, and longer on a busy machine.
  it('finds the same words each time', {timeout: 120_000}, async () => {
    const findings = await checkSpelling([file], base);
    expect(findings).toEqual([
      {
        file,
        line: 1,
        column: 11,
        message: '"occurence" isn\'t in any dictionary',
        fix: 'did you mean occurrence? Put code in backticks, and add names to config/words.txt',
      },
    ]);
    expect(await checkSpelling([file], base)).toEqual(findings);
  });
});
