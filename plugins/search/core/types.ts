/** What kind of page a result comes from; decides its weight (see `kindWeights` in vocabulary.ts). */
export type PageKind = 'guide' | 'changelog' | 'fragment';

/** A code sample inside a section, as shown. */
export interface Sample {
  language: string;
  title: string;
  code: string;
  /** How many lines of the section's text stand before it; left out in indexes of earlier versions. */
  after?: number;
}

/** The part of a page under one heading, up to the next heading. */
export interface Section {
  /** Id of the heading, without `#`; empty for the part above the first heading. */
  anchor: string;
  heading: string;
  /** Headings above this one, outermost first, the page title not included. */
  parents: string[];
  /** Running text, one line per block, with inline code between backticks (see prose.ts). */
  text: string;
  samples: Sample[];
  /** What readers type who look for this, in other words than its own. */
  asked?: string[];
}

/** One page of the built site, in the order its sections are read. */
export interface PageRecord {
  /** Path from the site root, without origin. */
  path: string;
  title: string;
  description: string;
  kind: PageKind;
  /** Breadcrumb labels between the home page and the page itself. */
  trail: string[];
  /** Labels of the page's tags. */
  tags: string[];
  /** What readers would type to find the page, in other words than its own. */
  keywords: string[];
  sections: Section[];
}

/** A piece of text, marked when it is what the reader searched for. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** One result, in the flat form that every backend returns. */
export interface SearchHit {
  hierarchy_lvl0: string | null;
  hierarchy_lvl1: string | null;
  hierarchy_lvl2: string | null;
  url: string;
  content: string | null;
  /** The same fields with the matches marked; a field that is missing is shown unmarked. */
  highlighted?: Partial<Record<HighlightedField, Segment[]>>;
}

export type HighlightedField = 'hierarchy_lvl1' | 'hierarchy_lvl2' | 'content';

export interface SearchResponse {
  hits: SearchHit[];
  /** Which of the pages lack words of the query. */
  lacking: 'none' | 'some' | 'all';
  /** Whether only titles and headings were searched so far. */
  isEarly?: boolean;
}
