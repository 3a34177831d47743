import {readFileSync, writeFileSync} from 'node:fs';
import type {GeneratedRoutes, Section} from '../core/types';
import {leavesOf, sectionChunk} from './writeModules';

interface Manifest {
  /** Ids of the chunks to load, by the name of the requested chunk. */
  origins: Record<string, string[]>;
}

/**
 * Adds each page's section chunk to the manifest, which determines the scripts in the page's HTML.
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
    // Chunks that pages of several sections share don't tell which section is needed.
    if (section !== undefined && others.length === 0) {
      manifest.origins[chunk]?.push(...(manifest.origins[sectionChunk(section)] ?? []));
    }
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}
