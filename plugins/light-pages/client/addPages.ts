import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import generatedRegistry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {addFileNames} from './fileNames';
import type {PageRoute} from './loadPages';

/** Index of the parent, address, names of chunks, further attributes of the route, and what the global data says of it. */
type Page = [number, string, (typeof routesChunkNames)[string], Record<string, unknown>, {id: string}?];

/** In the browser it is a module of the plugin's, which only has what every page needs. */
const registry = generatedRegistry as Record<string, (typeof generatedRegistry)[string]>;

interface Docs {
  default: {versions: {docs: {id: string}[]}[]};
}

/**
 * Called by each section when it is loaded: adds its pages to the routes, and what Docusaurus has to know of them.
 *
 * @param fileNames - of the chunks that the section's imports load
 * @param loaders - imports by the name of their chunk
 * @param parents - arrays of routes that the pages belong into
 */
export function addPages(
  fileNames: string,
  loaders: Readonly<Record<string, () => Promise<unknown>>>,
  parents: readonly PageRoute[][],
  pages: readonly Page[],
): void {
  addFileNames(fileNames);
  for (const [chunk, load] of Object.entries(loaders)) {
    // The two others name modules for the server, which has the registry as it was generated.
    registry[chunk] ??= [load, '', ''];
  }
  const docs = globalData['docusaurus-plugin-content-docs'] as unknown as Docs | undefined;
  for (const [parent, path, chunkNames, attributes, doc] of pages) {
    routesChunkNames[`${path}-`] = chunkNames;
    // Before routes that match more than one address, of which one may have come first.
    parents[parent]?.unshift({...attributes, path, component: ComponentCreator(path, '')});
    if (doc) {
      docs?.default.versions[0]?.docs.push(doc);
    }
  }
}
