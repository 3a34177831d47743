import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import generatedRegistry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {addFileNames} from './fileNames';
import type {PageRoute} from './loadPages';

/** Index of the parent, URL, names of chunks, other attributes of the route, and its entry in the global data. */
type Page = [number, string, (typeof routesChunkNames)[string], Record<string, unknown>, {id: string}?];

/** In the browser, this is the plugin's module, which only has what every page needs. */
const registry = generatedRegistry as Record<string, (typeof generatedRegistry)[string]>;

interface Docs {
  default: {versions: {docs: {id: string}[]}[]};
}

/**
 * Called by each section when it's loaded: adds its pages to the routes and to Docusaurus's data.
 *
 * @param fileNames - file names of the chunks that the section imports
 * @param loaders - dynamic imports by chunk name
 * @param parents - arrays of routes that the pages are added to
 */
export function addPages(
  fileNames: string,
  loaders: Readonly<Record<string, () => Promise<unknown>>>,
  parents: readonly PageRoute[][],
  pages: readonly Page[],
): void {
  addFileNames(fileNames);
  for (const [chunk, load] of Object.entries(loaders)) {
    // The other two name modules for the server, which uses the generated registry.
    registry[chunk] ??= [load, '', ''];
  }
  const docs = globalData['docusaurus-plugin-content-docs'] as unknown as Docs | undefined;
  for (const [parent, path, chunkNames, attributes, doc] of pages) {
    routesChunkNames[`${path}-`] = chunkNames;
    // Before routes that match several URLs, which may already be in the array.
    parents[parent]?.unshift({...attributes, path, component: ComponentCreator(path, '')});
    if (doc) {
      docs?.default.versions[0]?.docs.push(doc);
    }
  }
}
