/** A top level of the results, and the part of the URL that assigns a result to it. */
export interface TopLevel {
  label: string;
  /** For example `/cms/`. The first top level whose part occurs in a result's URL is used. */
  urlContains: string;
}

export interface GroupOptions {
  /** Origins that results may carry and that are stripped, for example `https://docs.strapi.io`. */
  origins: string[];
  topLevels: TopLevel[];
  /** Top level of a result that matches none and names none itself. */
  fallback: string;
}

/** A result with its four levels, and a URL relative to the site if possible. */
export interface PlacedHit<Hit> {
  hit: Hit;
  url: string;
  levels: [top: string, ...rest: (string | null)[]];
}

/** Results of one page, in order of relevance. */
export interface PageGroup<Hit> {
  /** URL of the page, without a fragment. */
  url: string;
  hits: PlacedHit<Hit>[];
}

/** Results of one top level. */
export interface TopGroup<Hit> {
  label: string;
  pages: PageGroup<Hit>[];
}
