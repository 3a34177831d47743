import {randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {isRunning} from '../../tools/isRunning';

/** Runs `task` while holding a lock: a folder that names its owner. Takes over locks of processes that have ended. */
export async function withLock<T>(lockDir: string, task: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(lockDir), {recursive: true});
  while (!(await tryLock(lockDir))) {
    await delay(200);
  }
  try {
    return await task();
  } finally {
    await unlock(lockDir);
  }
}

/**
 * Creates the lock atomically, together with its owner. If its process were killed in between, other processes would
 * wait forever for a lock without an owner.
 */
async function tryLock(lockDir: string): Promise<boolean> {
  const owner = await readFile(path.join(lockDir, 'pid'), 'utf8').catch(() => '');
  if (owner !== '') {
    if (!isRunning(Number(owner))) {
      await unlock(lockDir);
    }
    return false;
  }
  const own = `${lockDir}-${randomUUID()}`;
  await mkdir(own);
  await writeFile(path.join(own, 'pid'), String(process.pid));
  try {
    await rename(own, lockDir);
    return true;
  } catch (error) {
    await rm(own, {recursive: true, force: true});
    if (!taken.has((error as NodeJS.ErrnoException).code ?? '')) {
      throw error;
    }
    return false;
  }
}

/** Error codes if the folder already exists; the last one is from Windows. */
const taken = new Set(['EEXIST', 'ENOTEMPTY', 'EPERM']);

async function unlock(lockDir: string): Promise<void> {
  const left = `${lockDir}-${randomUUID()}`;
  try {
    await rename(lockDir, left);
  } catch (error) {
    // Otherwise, another process has taken over the lock.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
  }
  await rm(left, {recursive: true, force: true});
}
