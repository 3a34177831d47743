import {fork} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {withCleanUp} from '../withCleanUp';
import {withTemporaryFolder} from '../withTemporaryFolder';

describe('withCleanUp', () => {
  it('returns what the work returns, and cleans up once', async () => {
    const cleanUp = vi.fn();
    const listeners = () => ['exit', 'SIGINT', 'SIGTERM'].map((name) => process.listenerCount(name));
    const before = listeners();
    expect(await withCleanUp(() => Promise.resolve('done'), cleanUp)).toBe('done');
    expect(cleanUp).toHaveBeenCalledOnce();
    expect(listeners()).toEqual(before);
  });
});

describe('withTemporaryFolder', () => {
  it('removes the folder when the work fails', async () => {
    let created = '';
    const work = withTemporaryFolder('failing', (folder) => {
      created = folder;
      return Promise.reject(new Error('The disk is full.'));
    });
    await expect(work).rejects.toThrow('The disk is full.');
    expect(path.basename(created)).toMatch(/^failing-/);
    expect(existsSync(created)).toBe(false);
  });

  // Windows has no signals: the process is gone before it can do anything.
  if (process.platform !== 'win32') {
    it('removes the folder when the process is interrupted', async () => {
      await withTemporaryFolder('program', async (folder) => {
        const program = path.join(folder, 'program.cjs');
        writeFileSync(
          program,
          `const {withTemporaryFolder} = require(${JSON.stringify(path.resolve(__dirname, '../withTemporaryFolder.ts'))});
         withTemporaryFolder('interrupted', (folder) => {
           process.send(folder);
           return new Promise(() => process.on('message', () => undefined));
         });`,
        );
        for (const [signal, status] of [
          ['SIGINT', 130],
          ['SIGTERM', 143],
        ] as const) {
          const child = fork(program, {execArgv: ['--import', 'tsx']});
          const [interrupted] = (await once(child, 'message')) as [string];
          expect(existsSync(interrupted)).toBe(true);
          child.kill(signal);
          expect(await once(child, 'exit')).toEqual([status, null]);
          expect(existsSync(interrupted)).toBe(false);
        }
      });
    });
  }
});
