import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Lists files. It asks for the kind of each name because `Dirent` doesn't follow links: a link to a file isn't a file to it.
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
