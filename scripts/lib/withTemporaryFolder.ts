import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {withCleanUp} from './withCleanUp';

/**
 * Creates a temporary folder for some work, and removes it afterward, even if the work fails or is interrupted.
 *
 * @param name - what the folder's name begins with
 */
export async function withTemporaryFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  return withCleanUp(
    () => work(folder),
    () => rmSync(folder, {recursive: true, force: true}),
  );
}
