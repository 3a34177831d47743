import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {z} from 'zod';
import {readYaml} from '../readYaml';

const folder = mkdtempSync(path.join(tmpdir(), 'read-yaml-'));
const file = path.join(folder, 'queries.yml');
const schema = z.array(z.object({query: z.string()}));

afterAll(() => rmSync(folder, {recursive: true}));

describe('readYaml', () => {
  it('returns what matches the schema', async () => {
    writeFileSync(file, '- query: filters\n');
    expect(await readYaml(file, schema)).toEqual([{query: 'filters'}]);
  });

  it.each([
    ['- query: [\n', /queries\.yml isn't YAML: .*line 2/s],
    ['- query: filters\n- query: 404\n', /queries\.yml isn't as expected:\n.*\[1\]\.query/s],
  ])('names the file and the place of a mistake', async (text, message) => {
    writeFileSync(file, text);
    await expect(readYaml(file, schema)).rejects.toThrow(message);
  });
});
