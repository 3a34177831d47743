import {fork} from 'node:child_process';
import path from 'node:path';
import type {Problem} from '../../shared/problem';
import type {checkStatically, StaticJob} from './checkStatically';

/**
 * Does what `checkStatically` does, in a process of its own: it takes a minute of processor time and more than a gigabyte
 * of memory, which would hold up what runs applications meanwhile, and make each process that this one starts slower.
 * The process has ended when the result is there.
 *
 * @throws Error when the process ends without a result, with what it printed
 */
export const checkInOwnProcess: typeof checkStatically = (job: StaticJob) =>
  new Promise((resolve, reject) => {
    const root = path.resolve(__dirname, '../../..');
    const child = fork(path.join(__dirname, 'process.ts'), [], {
      cwd: root,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    let printed = '';
    let problems: Problem[] | undefined;
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.on('message', (message) => (problems = message as Problem[]));
    child.on('error', reject);
    // Not at the message: whoever waits for the result can rely on it that the process doesn't run any more.
    child.on('exit', () => problems && resolve(problems));
    // Not earlier: until then, the process may say why it ended.
    child.on('close', () =>
      problems
        ? resolve(problems)
        : reject(new Error(`The static checks of samples ended without a result.\n${printed}`)),
    );
    child.send(job);
  });
