import {randomBytes} from 'node:crypto';
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {isRunning} from '../../../tools/isRunning';

/** @returns a unique name for a working copy, which contains the id of this process */
export function nameCopy(): string {
  return `copy-${process.pid}-${randomBytes(6).toString('hex')}`;
}

/**
 * Removes the working copies of processes that have ended. A run that is stopped with Ctrl+C leaves them behind.
 *
 * @param folder - where the working copies are; may not exist yet
 */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const abandoned = names.filter((name) => {
    const [, pid] = /^copy-(\d+)-[\da-f]{12}$/.exec(name) ?? [];
    return pid !== undefined && !isRunning(Number(pid));
  });
  await Promise.all(abandoned.map((name) => rm(path.join(folder, name), {recursive: true, force: true})));
}
