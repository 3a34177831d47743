import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import {text} from 'node:stream/consumers';
import {childEnvironment} from '../../config/env';

export interface Measured {
  /** Exit status; `null` if a signal ended the command. */
  status: number | null;
  /** Output of the command, unless it was shown. */
  output: string;
  /** CPU time in seconds of the command and of the processes it waited for; unknown on Windows. */
  processor?: number;
}

/**
 * Runs a shell command, and measures its CPU time.
 *
 * @param isShown - whether its output goes to the terminal; otherwise, it's returned
 * @param environment - environment variables to set for it
 */
export async function runMeasured(
  command: string,
  isShown: boolean,
  environment: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  // Node can't measure the CPU time of child processes, but the shell can.
  const isMeasured = process.platform !== 'win32';
  const measured = isMeasured ? `{ ${command}\n} 3>&-; status=$?; times >&3; exit $status` : command;
  const out = isShown ? 'inherit' : 'pipe';
  const child = spawn(measured, {
    shell: true,
    stdio: ['inherit', out, out, 'pipe'],
    env: childEnvironment(environment),
  });
  const [closed, stdout, stderr, times] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    text(child.stdio[3] as Readable),
  ]);
  return {status: closed[0], output: stdout + stderr, processor: isMeasured ? parseTimes(times) : undefined};
}

/**
 * Parses the output of `times`, whose second line has the user and system time of the children, as in `1m2.345s
 * 0m0.678s`.
 */
function parseTimes(times: string): number {
  const children = times.trim().split('\n').at(-1) ?? '';
  return [...children.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds?.replace(',', '.')),
    0,
  );
}
