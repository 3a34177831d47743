import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

/** @returns the source of every page and partial below docs/, by path from the root of the repository */
export async function readPageSources(): Promise<Map<string, string>> {
  const names = (await readdir('docs', {recursive: true})).filter((name) => name.endsWith('.mdx')).sort();
  const files = names.map((name) => path.join('docs', name));
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Map(files.map((file, index) => [file.replaceAll(path.sep, '/'), sources[index] ?? '']));
}
