import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {codemods} from '../../src/data/migration';
import {checkV4} from '../../checks/samples/codemods/checkV4';
import {readCodemods} from '../../checks/samples/codemods/readCodemods';
import {readPage} from '../../checks/shared/samples/readPage';
import {ensureInstalled} from '../../checks/shared/lab/install';
import {readPages} from '../../checks/samples/pages';
import {readSources} from '../../checks/shared/readSources';
import type {Problem} from '../../checks/shared/problem';

const fixtures = path.join(__dirname, 'fixtures/migration');

async function check(name: string): Promise<Problem[]> {
  const {page} = readPage(name, await readFile(path.join(fixtures, name), 'utf8'));
  return checkV4([page], readCodemods());
}

beforeAll(async () => {
  await ensureInstalled();
});

describe('samples of Strapi 4', () => {
  it('pass if they parse, and if the codemod they name produces the fence below', async () => {
    expect(await check('good.mdx')).toEqual([]);
  });

  it('are rejected on pages other than migration pages', async () => {
    expect(await check('elsewhere.mdx')).toMatchObject([
      {line: 5, message: expect.stringContaining('migration pages only')},
    ]);
  });

  it('are reported if they or their results are invalid JSON, which the tool could not read', async () => {
    const fence = (words: string, text: string): string =>
      `\`\`\`json ${words} title="package.json"\n${text}\n\`\`\`\n`;
    const pair = (before: string, after: string): string =>
      fence('v4 codemod="sqlite3-to-better-sqlite3"', before) + fence('', after);
    const source = `---\ntype: migration\n---\n\n${pair('{"a": 1,}', '{}')}${pair('[]', '{}')}${pair('{}', '{"a": 1,}')}`;
    expect(await checkV4([readPage('docs/a.mdx', source).page], readCodemods())).toEqual([
      expect.objectContaining({line: 5, message: expect.stringMatching(/^this sample isn't JSON/) as unknown}),
      expect.objectContaining({line: 11, message: expect.stringMatching(/^this sample isn't as expected/) as unknown}),
      expect.objectContaining({line: 20, message: 'sqlite3-to-better-sqlite3 writes something else'}),
    ]);
  });

  describe('that are incorrect', () => {
    let problems: Problem[];

    beforeAll(async () => {
      problems = await check('bad.mdx');
    });

    it.each([
      ['code that does not parse', 5, /expected/],
      ['a result that the codemod does not write', 13, /entity-service-document-service writes something else/],
      ['a codemod that does not exist', 17, /isn't a codemod/],
      ['a codemod without a result', 21, /doesn't show what this codemod writes/],
      ['an operation that does not parse', 27, /Syntax Error/],
      ['a request without a method', 31, /begins with a method/],
      ['a language that cannot be checked', 35, /Strapi 4 samples in "bash"/],
      ['a codemod that changes what is said to stay', 39, /sqlite3-to-better-sqlite3 changes this/],
    ])('are rejected for %s', (_, line, message) => {
      expect(problems.find((problem) => problem.line === line)?.message).toMatch(message);
    });
  });
});

describe('codemods of the upgrade tool', () => {
  it('are the ones that front matter can name', async () => {
    expect([...codemods].sort()).toEqual(readCodemods().sort());
  });

  it('are each run on a sample on some page', async () => {
    const {pages} = readPages(await readSources('docs'));
    const shown = pages.flatMap(({samples}) => samples.flatMap(({meta}) => meta.values.codemod ?? []));
    expect([...codemods].filter((codemod) => !shown.includes(codemod))).toEqual([]);
  });
});
