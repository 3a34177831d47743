/** A top level of the results, and the part of the address that puts a result there. */
export interface TopLevel {
  label: string;
  /** For example `/cms/`. The first top level whose part occurs in a result's url is taken. */
  urlContains: string;
}

export interface GroupOptions {
  /** Origins that results may carry and that are stripped, for example `https://docs.strapi.io`. */
  origins: string[];
  topLevels: TopLevel[];
  /** Top level of a result that is in none and names none itself. */
  fallback: string;
}

/** A result placed in the four levels, its url relative to the site where it can be. */
export interface PlacedHit<Hit> {
  hit: Hit;
  url: string;
  levels: [top: string, ...rest: (string | null)[]];
}

/** Results of one page, in order of relevance. */
export interface PageGroup<Hit> {
  /** Url of the page, without a fragment. */
  url: string;
  hits: PlacedHit<Hit>[];
}

/** Results of one top level. */
export interface TopGroup<Hit> {
  label: string;
  pages: PageGroup<Hit>[];
}
