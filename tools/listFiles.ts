import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Lists files recursively. Uses `stat` instead of `Dirent`, which doesn't follow links, so that links to files count as
 * files. Links to nothing don't: Emacs creates one beside each file that it edits.
 *
 * @param folder - path of a folder
 * @returns paths of all files in it and its subfolders, relative to it, with forward slashes
 * @throws Error if the folder doesn't exist
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(path.join(folder, name), {throwIfNoEntry: false})?.isFile())
    .map((name) => name.replaceAll(path.sep, '/'));
}

/** Like {@link listFiles}, but a folder that doesn't exist has no files. */
export function listFilesIfAny(folder: string): string[] {
  return existsSync(folder) ? listFiles(folder) : [];
}
