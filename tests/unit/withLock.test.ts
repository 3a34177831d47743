import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isRunning} from '../../tools/isRunning';
import {withLock} from '../support/withLock';

vi.mock('../../tools/isRunning', {spy: true});

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

  describe('of a process that has ended', () => {
    let abandoned: string;

    beforeEach(() => {
      const {pid} = spawnSync(process.execPath, ['--version']);
      abandoned = path.join(lock, `${pid}-owner`);
      mkdirSync(lock, {recursive: true});
      writeFileSync(abandoned, '');
    });

    it('is taken over', async () => {
      expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
      expect(readdirSync(path.dirname(lock))).toEqual([]);
    });

    it('is left to another process that takes it over first', async () => {
      const other = path.join(lock, `${process.pid}-other`);
      vi.mocked(isRunning).mockImplementationOnce(() => {
        renameSync(abandoned, other);
        return false;
      });
      const task = vi.fn(() => Promise.resolve());
      const waiting = withLock(lock, task);
      await vi.waitFor(() => expect(vi.mocked(isRunning)).toHaveLastReturnedWith(true));
      expect([existsSync(other), task.mock.calls.length]).toEqual([true, 0]);
      rmSync(lock, {recursive: true});
      await waiting;
      expect(task).toHaveBeenCalledOnce();
    });
  });

  it('is taken over after an hour, because another process may have the same id now', async () => {
    mkdirSync(lock, {recursive: true});
    writeFileSync(path.join(lock, `${process.pid}-owner`), '');
    const now = vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 3_600_001);
    expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
    now.mockRestore();
    expect(readdirSync(path.dirname(lock))).toEqual([]);
  });

  if (process.platform !== 'win32') {
    it('takes over a lock without an owner', async () => {
      mkdirSync(lock, {recursive: true});
      expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
    });
  }
});
