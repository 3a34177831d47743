import {spawnSync} from 'node:child_process';

/**
 * Whether git knows when each file was last changed. In a shallow clone every file looks as old as the clone, and in a
 * download without git none has a date: pages then say nothing rather than something wrong.
 *
 * @param directory - a folder of the repository
 */
export function hasFullHistory(directory: string): boolean {
  const {stdout, status} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: directory,
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() === 'false';
}
