import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, expect, it} from 'vitest';
import {hasFullHistory} from '../history';

let folder = '';

afterEach(() => rmSync(folder, {recursive: true, force: true}));

it('distinguishes a full clone from a shallow one, and from a folder without Git', () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'history-'));
  expect(hasFullHistory(folder)).toBe(false);
  const original = path.join(folder, 'original');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=w', '-c', 'user.email=w@example.com', ...args], {cwd: folder, stdio: 'pipe'});
  git('init', '-q', original);
  for (const text of ['one', 'two']) {
    writeFileSync(path.join(original, 'a.txt'), text);
    git('-C', original, 'add', '.');
    git('-C', original, 'commit', '-qm', text);
  }
  expect(hasFullHistory(original)).toBe(true);
  git('clone', '-q', '--depth', '1', pathToFileURL(original).href, 'shallow');
  expect(hasFullHistory(path.join(folder, 'shallow'))).toBe(false);
});
