import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {samplesFolder} from '../../../shared/lab/workspace';
import {readPage} from '../../../shared/samples/readPage';
import {checkProjectFiles} from '../checkProjectFiles';

const title = 'config/api.ts';
const file = readFileSync(path.join(samplesFolder, title), 'utf8').trimEnd();
const pageOf = (...texts: string[]) =>
  readPage('docs/a.mdx', texts.map((text) => `\`\`\`ts title="${title}"\n${text}\n\`\`\``).join('\n')).page;
const find = (...texts: string[]) => {
  const page = pageOf(...texts);
  return checkProjectFiles([page], [page]);
};

describe('checkProjectFiles', () => {
  it('accepts the file, a part of it, and an unrelated file', () => {
    expect(find(file)).toEqual([]);
    expect(find(file.replace(/.*maxLimit.*\n/, ''))).toEqual([]);
    expect(find('export default {rest: {maxLimit: 7}};')).toEqual([]);
  });

  it.each([
    ['a number', /maxLimit: \d+/, 'maxLimit: 7'],
    ['a value', 'strictParams: true', 'strictParams: false'],
  ])('reports %s that differs from the file', (_, from, to) => {
    expect(find(file.replace(from, to))).toEqual([
      expect.objectContaining({message: 'samples/config/api.ts has a different line here'}),
    ]);
  });

  it('accepts a line that another fence of the file also has', () => {
    const changed = file.replace(/maxLimit: \d+/, 'maxLimit: 7');
    expect(find(changed, changed)).toEqual([]);
  });
});
