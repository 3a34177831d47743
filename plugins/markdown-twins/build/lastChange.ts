import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/**
 * @param siteDir - folder of the repository
 * @returns date of the last commit, as `YYYY-MM-DD`; `undefined` if the sources have no git history
 */
export async function lastChange(siteDir: string): Promise<string | undefined> {
  try {
    const {stdout} = await run('git', ['log', '-1', '--format=%cs'], {cwd: siteDir});
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
