import {readdirSync} from 'node:fs';
import path from 'node:path';

/** @returns the names in a folder; none if there's no such folder */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Whether there's a file with exactly this name. macOS and Windows also find it in other letters (`Logo.PNG`), but the
 * servers that publish the site don't.
 *
 * @param base - absolute path that `file` starts from
 */
export function existsExactly(base: string, file: string): boolean {
  const parts = path.normalize(file).split(path.sep).filter(Boolean);
  return parts.every(
    (part, index) => part === '..' || namesIn(path.join(base, ...parts.slice(0, index))).includes(part),
  );
}
