import type {GeneratedRoute, Section, SectionPage, SplitRoutes} from './types';

/** A section is complete with this many pages, */
const enough = 24;
/** or with this many if a folder ends there. */
const enoughOfFolder = 8;

/**
 * Removes pages from the routes. What remains is the same however many pages a site has.
 *
 * @param routes - all routes of the site
 */
export function splitRoutes(routes: readonly GeneratedRoute[]): SplitRoutes {
  const parents: number[][] = [];
  const pages: SectionPage[] = [];

  function strip(route: GeneratedRoute, position: number[]): GeneratedRoute {
    if (!route.routes) {
      return route;
    }
    const isPage = (child: GeneratedRoute) => Boolean(child.exact) && !child.routes;
    const own = route.routes.filter(isPage);
    if (own.length > 0) {
      const parent = parents.push(position) - 1;
      pages.push(...own.map((page) => ({parent, route: page})));
    }
    const others = route.routes.filter((child) => !isPage(child));
    return {...route, routes: others.map((child, index) => strip(child, [...position, index]))};
  }

  const skeleton = routes.map((route, index) => strip(route, [index]));
  return {skeleton, parents, sections: toSections(pages)};
}

function toSections(pages: readonly SectionPage[]): Section[] {
  const sorted = [...pages].sort((a, b) => (a.route.path < b.route.path ? -1 : 1));
  const sections: Section[] = [];
  let last: Section | undefined;
  for (const page of sorted) {
    const {path} = page.route;
    const previous = last?.pages.at(-1)?.route.path;
    const size = last?.pages.length ?? 0;
    const isComplete = size >= enough || (size >= enoughOfFolder && folderOf(previous) !== folderOf(path));
    if (!last || isComplete) {
      last = {first: path, pages: []};
      sections.push(last);
    }
    last.pages.push(page);
  }
  return sections;
}

function folderOf(path = ''): string {
  return path.slice(0, path.lastIndexOf('/'));
}
