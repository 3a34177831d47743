import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../../tools/listFiles';

/** The text of a page or partial. */
export interface Source {
  /** Path relative to `base`, with forward slashes. */
  file: string;
  source: string;
}

/**
 * Reads every page and partial below a folder, sorted by name.
 *
 * @param root - the folder
 * @param base - folder that file names are relative to; by default, the working directory
 */
export async function readSources(root: string, base = process.cwd()): Promise<Source[]> {
  const folder = path.relative(base, path.resolve(root)).replaceAll(path.sep, '/');
  const names = listFiles(root)
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      file: path.posix.join(folder, name),
      source: await readFile(path.join(root, name), 'utf8'),
    })),
  );
}
