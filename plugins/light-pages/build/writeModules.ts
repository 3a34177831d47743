import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {GlobalDoc} from './trimData';
import type {ChunkNames, GeneratedRoute, GeneratedRoutes, SplitRoutes} from '../core/types';

/** Placeholder for the file names that a module's imports load (see ./ContentNamesPlugin.ts). */
export const fileNamesPlaceholder = '%FILE_NAMES%';

/**
 * Writes modules that replace the ones that Docusaurus generates for its routes: a skeleton of the routes, and one module per
 * section. The bundler treats a replacement like the original: it's imported by the original's name, so it has to use
 * absolute import paths, and have the same type.
 *
 * @param folder - the output folder
 * @param addPages - absolute path of client/addPages.ts
 * @param docs - what a section adds to the global data, by URL of its page
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
 * @param folder - the output folder
 * @param sidebars - by name; undefined if the docs version has them
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
 * Replaces Docusaurus's route hashes with numbers. The hashes change with every edit of a page, and with them the character
 * frequencies by which the minifier names all variables.
 */
function numberRoutes(
  routes: readonly GeneratedRoute[],
  chunkNames: ChunkNames,
): {routes: GeneratedRoute[]; chunkNames: ChunkNames} {
  const numbered: Record<string, ChunkNames[string]> = {};
  let count = 0;

  function number(route: GeneratedRoute): GeneratedRoute {
    const names = chunkNames[route.component];
    // Docusaurus identifies the route of unknown URLs only by its path, `*`.
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

/** Files of a few hundred bytes for docs and tags, which cost less in the site's code than as separate requests. */
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

/** Doesn't write unchanged files, because the bundler's cache goes by their modification time. */
export function write(folder: string, name: string, content: string): void {
  const file = path.join(folder, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) {
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, content);
  }
}

const serverEntry = /^( *"([^"]+)": \[\(\) => import\(.*\), )("(?:[^"\\]|\\.)*")(, require\.resolveWeak\(\3\)\])/gm;

/**
 * Writes the server's registry with chunk names instead of module names, because the client manifest, from which a page's scripts
 * get into its HTML, is keyed by chunk names. The generated registry never matches it.
 *
 * @param folder - the output folder
 * @param source - the generated registry
 * @throws Error if it names no modules where this function knows them
 */
export function writeServerRegistry(folder: string, source: string): void {
  const named = source.replace(
    serverEntry,
    (_, start: string, chunk: string, _module, end: string) => start + JSON.stringify(chunk) + end,
  );
  if (named === source) {
    throw new Error(
      'No modules were found in the registry of Docusaurus; correct the pattern in plugins/light-pages/build/writeModules.ts',
    );
  }
  write(folder, 'serverRegistry.js', named);
}
