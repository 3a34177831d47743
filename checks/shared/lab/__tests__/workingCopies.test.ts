import {spawnSync} from 'node:child_process';
import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {nameCopy, removeAbandoned} from '../workingCopies';

it('removes the working copies of processes that have ended, and nothing else', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'copies-'));
  const own = nameCopy();
  const {pid} = spawnSync(process.execPath, ['--version']);
  const abandoned = own.replace(String(process.pid), String(pid));
  for (const name of [own, abandoned, 'cache']) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, 'data.db'), '');
  }
  await removeAbandoned(folder);
  expect((await readdir(folder)).sort()).toEqual(['cache', own]);
  await expect(removeAbandoned(path.join(folder, 'none'))).resolves.toBeUndefined();
  await rm(folder, {recursive: true});
});
