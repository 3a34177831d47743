import {randomUUID} from 'node:crypto';
import {mkdir, readdir, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {isRunning} from '../../tools/isRunning';

/** In milliseconds. A build takes minutes, so whoever held a lock for longer was killed, and its id may be another process's now. */
const longest = 3_600_000;

/**
 * Runs `task` while holding a lock: a folder with one file, whose name begins with the id of the process that holds it.
 * Takes over locks of processes that have ended.
 */
export async function withLock<T>(lockDir: string, task: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(lockDir), {recursive: true});
  while (!(await tryLock(lockDir, `${process.pid}-${randomUUID()}`))) {
    await delay(200);
  }
  try {
    return await task();
  } finally {
    await unlock(lockDir);
  }
}

async function tryLock(lockDir: string, owner: string): Promise<boolean> {
  const [current] = await readdir(lockDir).catch(() => []);
  if (current === undefined) {
    return createLock(lockDir, owner);
  }
  if (await isHeld(lockDir, current)) {
    return false;
  }
  // Of several processes that take over, only one can rename this file. The lock itself never disappears in between.
  return renamed(path.join(lockDir, current), path.join(lockDir, owner), ['ENOENT']);
}

async function isHeld(lockDir: string, owner: string): Promise<boolean> {
  const stats = await stat(path.join(lockDir, owner)).catch(() => undefined);
  // Taking over a lock, by renaming this file, changes its ctime.
  const isNew = stats === undefined || Date.now() - stats.ctimeMs < longest;
  return isNew && isRunning(Number.parseInt(owner));
}

/**
 * Creates the lock atomically, together with its owner. If its process were killed in between, other processes would
 * wait forever for a lock without an owner.
 */
async function createLock(lockDir: string, owner: string): Promise<boolean> {
  const draft = `${lockDir}-${owner}`;
  await mkdir(draft);
  try {
    await writeFile(path.join(draft, owner), '');
    // The codes if the folder already exists; the last one is from Windows.
    return await renamed(draft, lockDir, ['EEXIST', 'ENOTEMPTY', 'EPERM']);
  } finally {
    await rm(draft, {recursive: true, force: true});
  }
}

/** Renames a file or folder. Returns false if that fails with one of these codes. */
async function renamed(from: string, to: string, codes: readonly string[]): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) {
      return false;
    }
    throw error;
  }
}

/** Removes the lock in one step, so that no other process sees it without its owner. */
async function unlock(lockDir: string): Promise<void> {
  const left = `${lockDir}-${randomUUID()}`;
  await rename(lockDir, left);
  await rm(left, {recursive: true});
}
