import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {measureCoverage} from './measureCoverage';
import {readSurface} from './readSurface';
import type {KindCoverage} from './types';

/** Measures which names of the public surface the pages below `root` document, kind by kind. */
export async function readCoverage(root: string): Promise<KindCoverage[]> {
  const names = (await readdir(root, {recursive: true})).filter((name) => name.endsWith('.mdx'));
  const sources = new Map<string, string>();
  for (const name of names) {
    sources.set(name.replace(/\.mdx$/, ''), await readFile(path.join(root, name), 'utf8'));
  }
  return (await readSurface()).map((kind) => measureCoverage(kind, sources));
}
