import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

/** The text of a page or partial. */
export interface Source {
  /** Path from the folder that names start from, with forward slashes. */
  file: string;
  source: string;
}

/**
 * Reads every page and partial below a folder, in the order of their names.
 *
 * @param root - the folder
 * @param base - folder that the names start from; without it, the one that commands run in
 */
export async function readSources(root: string, base = process.cwd()): Promise<Source[]> {
  const names = (await readdir(root, {recursive: true})).filter((name) => name.endsWith('.mdx')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.resolve(root, name);
      return {
        file: path.relative(base, file).split(path.sep).join('/'),
        source: await readFile(file, 'utf8'),
      };
    }),
  );
}
