import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {withLock} from '../support/withLock';

describe('withLock', () => {
  let folder: string;
  let lock: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
    lock = path.join(folder, 'inner', 'site.lock');
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it('runs one task at a time, and leaves nothing behind', async () => {
    let running = 0;
    let most = 0;
    const task = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await delay(20);
      running -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withLock(lock, task)));
    expect(most).toBe(1);
    expect(readdirSync(path.dirname(lock))).toEqual([]);
  });

  it('is free again after a task that failed', async () => {
    await expect(withLock(lock, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(existsSync(lock)).toBe(false);
  });

  it('takes over from a process that has ended', async () => {
    const {pid} = spawnSync(process.execPath, ['--version']);
    mkdirSync(lock, {recursive: true});
    writeFileSync(path.join(lock, 'pid'), String(pid));
    expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
  });

  it.skipIf(process.platform === 'win32')('takes over a lock without an owner', async () => {
    mkdirSync(lock, {recursive: true});
    expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
  });
});
