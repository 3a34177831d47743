import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** @returns the names in a folder; none if the folder doesn't exist */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Whether a file exists with exactly this capitalization; a folder isn't a file. The file systems of macOS and Windows
 * ignore case (`Logo.PNG`), but the servers that publish the site don't.
 *
 * @param base - absolute path that `file` is relative to
 */
export function existsExactly(base: string, file: string): boolean {
  const parts = path.normalize(file).split(path.sep).filter(Boolean);
  const isExact = parts.every(
    (part, index) => part === '..' || namesIn(path.join(base, ...parts.slice(0, index))).includes(part),
  );
  return isExact && statSync(path.join(base, file)).isFile();
}
