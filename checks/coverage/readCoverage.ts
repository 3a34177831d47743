import {readSources} from '../shared/readSources';
import {measureCoverage} from './measureCoverage';
import {readSurface} from './readSurface';
import type {KindCoverage} from './types';

/** Measures which public names the pages below `root` document, kind by kind. */
export async function readCoverage(root: string): Promise<KindCoverage[]> {
  const sources = new Map(
    (await readSources(root, root)).map(({file, source}) => [file.replace(/\.mdx$/, ''), source]),
  );
  return (await readSurface()).map((kind) => measureCoverage(kind, sources));
}
