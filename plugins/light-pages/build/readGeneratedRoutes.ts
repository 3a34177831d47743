import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {ChunkNames, GeneratedRoute, GeneratedRoutes} from '../core/types';

const registryEntry = /^ *"([^"]+)": \[\(\) => import\(.*?\*\/ ("(?:[^"\\]|\\.)*")\)/gm;

/**
 * Reads the three files in which Docusaurus stores the routes for its bundle.
 *
 * @param folder - `generatedFilesDir`
 * @throws Error if they differ from what Docusaurus 3.10.2 writes
 */
export function readGeneratedRoutes(folder: string): GeneratedRoutes {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const routes = parseRoutes(read('routes.js'));
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as ChunkNames;
  const modules = parseRegistry(read('registry.js'));
  if (routes.length === 0 || Object.keys(modules).length === 0) {
    throw new Error(
      `No routes were found in ${folder}. If Docusaurus was updated, compare what it writes there with plugins/light-pages/build/readGeneratedRoutes.ts.`,
    );
  }
  return {routes, chunkNames, modules};
}

/** The file is code: its array is evaluated with the keys of components instead of the components. */
function parseRoutes(source: string): GeneratedRoute[] {
  const array = source.slice(source.indexOf('export default') + 'export default'.length).replace(/;\s*$/, '');
  return runInNewContext(`(${array})`, {
    ComponentCreator: (routePath: string, hash?: string) => `${routePath}-${hash ?? ''}`,
  }) as GeneratedRoute[];
}

/** @returns for each chunk, the import path of its module */
function parseRegistry(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(registryEntry)].map(([, chunk = '', module = '']) => [chunk, JSON.parse(module) as string]),
  );
}
