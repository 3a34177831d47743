import {mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {listFiles, listFilesIfAny} from '../listFiles';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'list-files-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('lists files at all depths with forward slashes, and no folders', () => {
  mkdirSync(path.join(folder, 'a/b'), {recursive: true});
  mkdirSync(path.join(folder, 'empty.d'));
  writeFileSync(path.join(folder, '.env'), '');
  writeFileSync(path.join(folder, 'a/b/c.txt'), '');
  expect(listFiles(folder).sort()).toEqual(['.env', 'a/b/c.txt']);
});

// On Windows, only administrators can create symbolic links.
if (process.platform !== 'win32') {
  it('takes a link to a file for a file, and a link to nothing for none', () => {
    writeFileSync(path.join(folder, 'a.txt'), '');
    symlinkSync('a.txt', path.join(folder, 'link.txt'));
    symlinkSync('me@host.1', path.join(folder, '.#a.txt'));
    expect(listFiles(folder).sort()).toEqual(['a.txt', 'link.txt']);
  });
}

it('fails for a folder that does not exist', () => {
  expect(() => listFiles(path.join(folder, 'none'))).toThrow('ENOENT');
  expect(listFilesIfAny(path.join(folder, 'none'))).toEqual([]);
});
