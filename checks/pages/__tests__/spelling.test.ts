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

  it(
    'reads the texts of tags, screenshots and clips, and nothing else in their files',
    {timeout: 120_000},
    async () => {
      const texts = {
        'docs/tags.yml': 'recieve-tag:\n  label: A tag\n  permalink: /recieve\n  description: You recieve it.\n',
        'config/screenshots/area.ts': "  list: {\n    alt: 'You recieve it',\n    path: '/recieve',\n  },\n",
        'config/clips.ts': "  list: {\n    label:\n      'You recieve it',\n    path: '/recieve',\n  },\n",
      };
      await mkdir(path.join(base, 'config/screenshots'));
      for (const [name, text] of Object.entries(texts)) {
        await writeFile(path.join(base, name), text);
      }
      const findings = await checkSpelling(Object.keys(texts), base);
      expect(findings.map(({file: found, line}) => `${found}:${line}`).sort()).toEqual([
        'config/clips.ts:3',
        'config/screenshots/area.ts:2',
        'docs/tags.yml:4',
      ]);
    },
  );

  it("reports forbidden words, and a dictionary that it can't read", {timeout: 120_000}, async () => {
    const words = path.join(base, 'config/words.txt');
    await writeFile(words, '!kitten\n');
    await writeFile(path.join(base, 'docs/forbidden.mdx'), 'A kitten.\n');
    await writeFile(path.join(base, 'docs/right.mdx'), 'A cat.\n');
    expect((await checkSpelling(['docs/forbidden.mdx'], base)).map(({message}) => message)).toEqual([
      '"kitten" is a word to avoid (config/words.txt)',
    ]);
    await rm(words);
    await expect(checkSpelling(['docs/right.mdx'], base)).rejects.toThrow(/cspell failed:[^]*words\.txt/);
  });
});
