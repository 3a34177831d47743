/** A route as Docusaurus generates it; its component is the key of its chunks in `routesChunkNames`. */
export interface GeneratedRoute {
  path: string;
  component: string;
  exact?: boolean;
  routes?: GeneratedRoute[];
  /** Further attributes, such as the name of a page's sidebar. */
  [attribute: string]: unknown;
}

/** For the key of a route, the chunks of its component and its props by their path in the props. */
export type ChunkNames = Record<string, unknown>;

/** What Docusaurus generates of all routes of a site. */
export interface GeneratedRoutes {
  routes: GeneratedRoute[];
  chunkNames: ChunkNames;
  /** For each chunk, what it imports, as it stands in an import. */
  modules: Record<string, string>;
}

/** Pages whose addresses are beside each other in the alphabet. */
export interface Section {
  /** The first of these addresses. */
  first: string;
  pages: SectionPage[];
}

export interface SectionPage {
  /** Index of the parent in {@link SplitRoutes.parents}. */
  parent: number;
  route: GeneratedRoute;
}

export interface SplitRoutes {
  /** The routes without the pages of the sections. */
  skeleton: GeneratedRoute[];
  /** Routes of the skeleton that pages belong below, by their indices from the top. */
  parents: number[][];
  /** In the order of their addresses. */
  sections: Section[];
}
