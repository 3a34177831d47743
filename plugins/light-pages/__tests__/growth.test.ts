import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {sectionChunk, writeRouteModules} from '../build/writeModules';
import {splitRoutes} from '../core/splitRoutes';
import type {GeneratedRoute} from '../core/types';

it('ten times as many pages add at most 5 KB to the routes that every page loads', () => {
  const growth = bytesOfEveryPage(3000) - bytesOfEveryPage(300);
  expect(growth).toBeLessThanOrEqual(5000);
  // That it counts something: the first URL of each section, and the id of its script.
  expect(growth).toBeGreaterThan(500);
});

it('editing a page does not change the routes that every page loads', () => {
  const before = modulesOfEveryPage(30, 'before');
  expect(modulesOfEveryPage(30, 'after')).toEqual(before);
  expect(before.join('\n')).toContain('"/-1":{"__comp":"docs"}');
});

/** @returns what every page loads of a site's routes, in bytes after brotli */
function bytesOfEveryPage(pages: number): number {
  const ids = Array.from({length: pages}, (_, index) => sectionChunk(index));
  const modules = modulesOfEveryPage(pages);
  const sections = modules.join('\n').match(/"section-\d+"/g)?.length ?? 0;
  return brotliCompressSync([...modules, ...ids.slice(0, sections)].join('\n')).byteLength;
}

/**
 * @param pages - how many a site has
 * @param state - of the pages: Docusaurus's hash of a route changes with the pages below it
 * @returns the modules that every page loads of the site's routes
 */
function modulesOfEveryPage(pages: number, state = ''): string[] {
  const children: GeneratedRoute[] = Array.from({length: pages}, (_, index) => {
    const url = `/cms/${hash(`area ${index % 40}`)}/${hash(`page ${index}`)}`;
    return {path: url, component: `${url}-1`, exact: true, sidebar: 'cms'};
  });
  const parent = {path: '/', component: `/-${hash(state)}`, routes: children};
  const chunkNames = Object.fromEntries(children.map(({component}) => [component, {content: hash(component)}]));
  const modules = Object.fromEntries(children.map(({component}) => [hash(component), `@site/docs${component}.mdx`]));
  const folder = mkdtempSync(path.join(tmpdir(), 'light-pages-'));
  try {
    writeRouteModules(
      folder,
      '/addPages.ts',
      {
        routes: [parent],
        chunkNames: {...chunkNames, [parent.component]: {__comp: 'docs'}},
        modules: {...modules, docs: '@theme/Docs'},
      },
      splitRoutes([parent]),
      new Map(),
    );
    return ['routes.js', 'registry.js', 'routesChunkNames.json', 'sections.js'].map((file) =>
      // The bundler writes the number of a chunk where the source has the path of a module.
      readFileSync(path.join(folder, file), 'utf8').replaceAll(folder, ''),
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
