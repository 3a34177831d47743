import {describe, expect, it} from 'vitest';
import {findSection} from '../core/findSection';
import {splitRoutes} from '../core/splitRoutes';
import type {GeneratedRoute} from '../core/types';

/** Routes as the docs plugin nests them, with ten pages to a folder. */
function createRoutes(pages: number): GeneratedRoute[] {
  const docs = Array.from({length: pages}, (_, index) => {
    const path = `/cms/folder-${Math.floor(index / 10)}/page-${index}`;
    return {path, component: `${path}-abc`, exact: true, sidebar: 'cms'};
  });
  const tags = [{path: '/tags', component: '/tags-abc', exact: true}];
  const root = {path: '/', component: '/-081', routes: docs};
  return [
    {path: '/home', component: '/home-2eb', exact: true},
    {path: '/', component: '/-437', routes: [{path: '/', component: '/-931', routes: [...tags, root]}]},
    {path: '*', component: '*-'},
  ];
}

describe('splitRoutes', () => {
  it('produces the same skeleton however many pages there are', () => {
    const {skeleton, parents} = splitRoutes(createRoutes(300));
    expect(splitRoutes(createRoutes(3000))).toMatchObject({skeleton, parents});
    expect(skeleton).toEqual([
      {path: '/home', component: '/home-2eb', exact: true},
      {
        path: '/',
        component: '/-437',
        routes: [{path: '/', component: '/-931', routes: [{path: '/', component: '/-081', routes: []}]}],
      },
      {path: '*', component: '*-'},
    ]);
    expect(parents).toEqual([
      [1, 0],
      [1, 0, 0],
    ]);
  });

  it('puts each page into the section that its URL leads to, with those of its folder if they fit', () => {
    const {sections} = splitRoutes(createRoutes(300));
    const firsts = sections.map(({first}) => first);
    const pages = sections.flatMap((section, index) =>
      section.pages.map(({route, parent}) => ({route, parent, index})),
    );
    expect(pages).toHaveLength(301);
    for (const {route, parent, index} of pages) {
      expect(findSection(firsts, route.path), route.path).toBe(index);
      expect(parent, route.path).toBe(route.path === '/tags' ? 0 : 1);
    }
    expect(Math.max(...sections.map((section) => section.pages.length))).toBeLessThanOrEqual(24);
    expect(sections.length).toBeLessThanOrEqual(31);
  });

  it('has no section before the first page, or in a site without docs', () => {
    expect(findSection(['/cms/a'], '/about')).toBe(-1);
    expect(splitRoutes([{path: '/', component: '/-1', exact: true}])).toEqual({
      skeleton: [{path: '/', component: '/-1', exact: true}],
      parents: [],
      sections: [],
    });
  });
});
