import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Lists files recursively. Uses `stat` instead of `Dirent`, which doesn't follow links, so that links to files count as
 * files.
 *
 * @param folder - path of a folder
 * @returns paths of all files in it and its subfolders, relative to it, with forward slashes
 * @throws Error if the folder doesn't exist
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'));
}
