import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Lists files. `Dirent.parentPath`, which would save asking for the kind of each, is missing in Node.js before 20.12.
 *
 * @param folder - path of a folder
 * @returns paths of all files in it and in the folders below, relative to it, with the separator of this machine
 * @throws Error when the folder doesn't exist
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
}
