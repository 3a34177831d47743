import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {GlobalDoc} from './trimData';
import type {ChunkNames, GeneratedRoute, GeneratedRoutes, SplitRoutes} from '../core/types';

/** Stands for the names of the files that a module's imports load (see ./ContentNamesPlugin.ts). */
export const fileNamesPlaceholder = '%FILE_NAMES%';

/**
 * Writes modules in the place of those that Docusaurus generates of its routes: a skeleton of the routes, and one module
 * for each section. A module that stands in for another is that one to the bundler: it is imported by the other's name,
 * imports by absolute paths, and has the same type.
 *
 * @param folder - to write into
 * @param addPages - absolute path of client/addPages.ts
 * @param docs - what a section adds to the global data, by address of its page
 */
export function writeRouteModules(
  folder: string,
  addPages: string,
  {chunkNames, modules}: GeneratedRoutes,
  {skeleton, parents, sections}: SplitRoutes,
  docs: ReadonlyMap<string, GlobalDoc>,
): void {
  const loadersOf = (names: unknown): string =>
    [...new Set(leavesOf(names))]
      .map((chunk) => `${JSON.stringify(chunk)}: ${importOf(chunk, modules[chunk] ?? chunk)}`)
      .join(',\n');

  const numbered = numberRoutes(skeleton, chunkNames);
  const routeModule = [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `const routes = [${numbered.routes.map(toCode).join(',\n')}];`,
    `export const parents = [${parents.map((position) => `routes${position.map((index) => `[${index}].routes`).join('')}`).join(', ')}];`,
    `export default routes;`,
  ];
  write(folder, 'routes.js', routeModule.join('\n'));
  write(folder, 'routesChunkNames.json', JSON.stringify(numbered.chunkNames));
  const toEntry = (chunk: string): string => {
    const module = modules[chunk] ?? chunk;
    return `${JSON.stringify(chunk)}: [${isSmall(module) ? importAtOnce(module) : importOf(chunk, module)}]`;
  };
  write(
    folder,
    'registry.js',
    `export default {\n${[...new Set(leavesOf(numbered.chunkNames))].map(toEntry).join(',\n')}\n};`,
  );

  sections.forEach(({pages}, index) => {
    const names = pages.map(({route}) => chunkNames[route.component]);
    const entries = pages.map(({parent, route: {path: routePath, component, ...attributes}}) =>
      JSON.stringify([parent, routePath, chunkNames[component], attributes, docs.get(routePath)]),
    );
    write(
      folder,
      `section-${index}.js`,
      [
        `import {addPages} from ${JSON.stringify(addPages)};`,
        `import {parents} from '@generated/routes';`,
        `addPages(${JSON.stringify(fileNamesPlaceholder)}, {\n${loadersOf(names)}\n}, parents, [\n${entries.join(',\n')}\n]);`,
      ].join('\n'),
    );
  });
  write(folder, 'names.js', `export const fileNames = ${JSON.stringify(fileNamesPlaceholder)};`);
  write(
    folder,
    'sections.js',
    [
      `export {parents} from '@generated/routes';`,
      `export const firsts = ${JSON.stringify(sections.map(({first}) => first))};`,
      `export const loaders = [\n${sections.map((_, index) => importOf(sectionChunk(index), path.join(folder, `section-${index}.js`))).join(',\n')}\n];`,
    ].join('\n'),
  );
}

/**
 * Writes the module that imports the docs sidebars.
 *
 * @param folder - to write into
 * @param sidebars - by their names; undefined if the docs version has them
 */
export function writeSidebars(folder: string, sidebars: object | undefined): void {
  const file = 'all-sidebars.json';
  if (sidebars) {
    write(folder, file, JSON.stringify(sidebars));
  }
  const load = sidebars ? importOf('on-request-sidebars', path.join(folder, file)) : 'undefined';
  write(folder, 'sidebars.js', `export const importSidebars = ${load};`);
}

/** @returns the name of a section's chunk */
export function sectionChunk(index: number): string {
  return `section-${index}`;
}

/** Names of all chunks that chunk names mention. */
export function leavesOf(names: unknown): string[] {
  if (typeof names === 'string') {
    return [names];
  }
  return typeof names === 'object' && names !== null ? Object.values(names).flatMap(leavesOf) : [];
}

/**
 * Puts numbers in the place of Docusaurus's hashes of routes. These change with every edit of a page, and with them how
 * often a character occurs, which is what the minifier names all variables after.
 */
function numberRoutes(
  routes: readonly GeneratedRoute[],
  chunkNames: ChunkNames,
): {routes: GeneratedRoute[]; chunkNames: ChunkNames} {
  const numbered: Record<string, ChunkNames[string]> = {};
  let count = 0;

  function number(route: GeneratedRoute): GeneratedRoute {
    const names = chunkNames[route.component];
    // Docusaurus knows the route of unknown addresses by its path, `*`, alone.
    const component = names ? `${route.path}-${(count += 1)}` : route.component;
    if (names) {
      numbered[component] = names;
    }
    return {...route, component, ...(route.routes && {routes: route.routes.map(number)})};
  }

  return {routes: routes.map(number), chunkNames: numbered};
}

function importOf(chunk: string, module: string): string {
  return `() => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(module)})`;
}

/** Files of a few hundred bytes, for docs and tags: within the site's code they cost less than a request each. */
function isSmall(module: string): boolean {
  return (
    ['@theme/DocsRoot', '@theme/DocVersionRoot'].includes(module) ||
    module.endsWith('/__plugin.json') ||
    (path.isAbsolute(module) && statSync(module).size < 1000)
  );
}

function importAtOnce(module: string): string {
  return `() => import(/* webpackMode: "eager" */ ${JSON.stringify(module)})`;
}

function toCode({path: routePath, component, routes, ...attributes}: GeneratedRoute): string {
  const hash = component.slice(routePath.length + 1);
  const creation = [routePath, ...(hash ? [hash] : [])].map((text) => JSON.stringify(text)).join(', ');
  const fields = [
    `path: ${JSON.stringify(routePath)}`,
    `component: ComponentCreator(${creation})`,
    ...(routes ? [`routes: [${routes.map(toCode).join(', ')}]`] : []),
    ...Object.entries(attributes).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
  ];
  return `{${fields.join(', ')}}`;
}

/** A file that stays as it was keeps its time, by which the bundler's cache knows it. */
export function write(folder: string, name: string, content: string): void {
  const file = path.join(folder, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) {
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, content);
  }
}

const serverEntry = /^( *"([^"]+)": \[\(\) => import\(.*\), )("(?:[^"\\]|\\.)*")(, require\.resolveWeak\(\3\)\])/gm;

/**
 * Writes the registry for the server with the names of chunks in the place of modules: by these the manifest of the
 * bundle names the scripts of a page, which then are in its HTML. As generated, the two never meet.
 *
 * @param folder - to write into
 * @param source - the generated registry
 */
export function writeServerRegistry(folder: string, source: string): void {
  write(
    folder,
    'serverRegistry.js',
    source.replace(
      serverEntry,
      (_, start: string, chunk: string, _module, end: string) => start + JSON.stringify(chunk) + end,
    ),
  );
}
