import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {z} from 'zod';
import {packageManifest} from '../packageManifest';
import {parseJson, readJson, readJsonSync} from '../readJson';

const folder = mkdtempSync(path.join(tmpdir(), 'read-json-'));
const file = path.join(folder, 'package.json');

afterAll(() => rmSync(folder, {recursive: true}));

describe('JSON from outside', () => {
  it('matches the schema, from a string and from a file', async () => {
    writeFileSync(file, '{"name": "x", "dependencies": {"a": "1.0.0"}}');
    const wanted = {name: 'x', dependencies: {a: '1.0.0'}, devDependencies: {}};
    expect(await readJson(file, packageManifest)).toEqual(wanted);
    expect(readJsonSync(file, packageManifest)).toEqual(wanted);
  });

  it('names its source if it cannot be parsed', () => {
    expect(() => parseJson('{', z.unknown(), 'npm ls')).toThrow(/^npm ls isn't JSON: /);
  });

  it('names its source and the path of the error', async () => {
    writeFileSync(file, '{"dependencies": {"a": 1}}');
    await expect(readJson(file, packageManifest)).rejects.toThrow(
      /package\.json isn't as expected:\n.*dependencies\.a/s,
    );
  });
});
