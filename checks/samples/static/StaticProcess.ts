import {fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import type {Problem} from '../../shared/problem';
import type {checkStatically, StaticJob} from './checkStatically';

const root = path.resolve(__dirname, '../../..');

/**
 * Does what `checkStatically` does, in a process of its own: it takes a minute of processor time and more than a gigabyte
 * of memory, which would hold up what runs applications meanwhile, and make each process that this one starts slower.
 *
 * The process starts with the first job and keeps what it has loaded and parsed for the next.
 */
export class StaticProcess {
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Does a job once those before it are done.
   *
   * @throws Error when the process ends without a result, with what it printed
   */
  check(job: StaticJob): ReturnType<typeof checkStatically> {
    const done = this.#last.then(() => this.#send(job));
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Ends the process once its jobs are done. */
  async stop(): Promise<void> {
    await this.#last;
    const child = this.#child;
    if (child?.connected) {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    }
  }

  #send(job: StaticJob): Promise<Problem[]> {
    const child = this.#child?.connected ? this.#child : start();
    this.#child = child;
    return new Promise((resolve, reject) => {
      let printed = '';
      const print = (chunk: Buffer) => (printed += chunk.toString());
      const end = () => reject(new Error(`The static checks of samples ended without a result.\n${printed}`));
      child.stderr?.on('data', print);
      child.once('error', reject);
      // Not at its exit: until it closes, the process may say why it ended.
      child.once('close', end);
      child.once('message', (message) => {
        child.stderr?.off('data', print);
        child.off('error', reject);
        child.off('close', end);
        resolve(message as Problem[]);
      });
      child.send(job);
    });
  }
}

function start(): ChildProcess {
  return fork(path.join(__dirname, 'process.ts'), [], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
}
