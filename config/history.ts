import {spawnSync} from 'node:child_process';

/**
 * Whether Git knows when each file was last changed. In a shallow clone, every file looks as old as the clone, and in a download
 * without Git, no file has a date. Pages then show no date rather than a wrong one.
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
