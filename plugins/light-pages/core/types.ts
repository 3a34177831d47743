/** A route as Docusaurus generates it; its component is the key of its chunks in `routesChunkNames`. */
export interface GeneratedRoute {
  path: string;
  component: string;
  exact?: boolean;
  routes?: GeneratedRoute[];
  /** Other attributes, such as the name of a page's sidebar. */
  [attribute: string]: unknown;
}

/** For each route key, the chunks of its component and props, by their path in the props. */
export type ChunkNames = Record<string, unknown>;

/** What Docusaurus generates for all routes of a site. */
export interface GeneratedRoutes {
  routes: GeneratedRoute[];
  chunkNames: ChunkNames;
  /** For each chunk, the import path of its module. */
  modules: Record<string, string>;
}

/** Pages with alphabetically adjacent URLs. */
export interface Section {
  /** The first of these URLs. */
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
  /** Routes of the skeleton that pages belong below, as paths of indices from the top. */
  parents: number[][];
  /** Sorted by URL. */
  sections: Section[];
}
