import {fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import type {Problem} from '../../shared/problem';
import type {checkStatically, StaticJob} from './checkStatically';

const root = path.resolve(__dirname, '../../..');

/**
 * Runs `checkStatically` in a separate process. It takes a minute of CPU time and more than a gigabyte of memory, which would
 * block this process while it runs applications, and slow down every process that it spawns.
 *
 * The process starts with the first job and keeps what it has loaded and parsed for the next ones.
 */
export class StaticProcess {
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Runs a job after the previous ones.
   *
   * @throws Error if the process ends without a result, with its output
   */
  check(job: StaticJob): ReturnType<typeof checkStatically> {
    const done = this.#last.then(() => this.#send(job));
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Ends the process after its jobs. */
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
      // Not on `exit`, because until `close`, output that says why it ended may still arrive.
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
