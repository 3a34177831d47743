import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

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
