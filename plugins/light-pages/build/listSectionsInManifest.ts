import {readFileSync, writeFileSync} from 'node:fs';
import type {GeneratedRoutes, Section} from '../core/types';
import {leavesOf, sectionChunk} from './writeModules';

interface Manifest {
  /** Ids of the chunks to load, by the name of the chunk that is wanted. */
  origins: Record<string, string[]>;
}

/**
 * Adds to the manifest, by which the scripts of a page get into its HTML, that a page needs the chunk of its section.
 *
 * @param file - the client manifest
 */
export function listSectionsInManifest(
  file: string,
  {chunkNames}: GeneratedRoutes,
  sections: readonly Section[],
): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const chunksOf = sections.map(
    ({pages}) => new Set(pages.flatMap(({route}) => leavesOf(chunkNames[route.component]))),
  );
  const users = new Map<string, number[]>();
  chunksOf.forEach((chunks, section) =>
    chunks.forEach((chunk) => users.set(chunk, [...(users.get(chunk) ?? []), section])),
  );
  for (const [chunk, [section, ...others]] of users) {
    // What pages of several sections have in common doesn't say which section is needed.
    if (section !== undefined && others.length === 0) {
      manifest.origins[chunk]?.push(...(manifest.origins[sectionChunk(section)] ?? []));
    }
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}
