/** The kind of page that a result comes from, which determines its weight (see `kindWeights` in vocabulary.ts). */
export type PageKind = 'guide' | 'changelog' | 'fragment';

/** A code sample inside a section, as shown. */
export interface Sample {
  language: string;
  title: string;
  code: string;
  /** Number of lines of the section's text before it; missing in indexes of earlier versions. */
  after?: number;
}

/** The part of a page under one heading, up to the next heading. */
export interface Section {
  /** Id of the heading, without `#`; empty for the part above the first heading. */
  anchor: string;
  heading: string;
  /** Parent headings, outermost first, without the page title. */
  parents: string[];
  /** Running text, one line per block, with inline code in backticks (see prose.ts). */
  text: string;
  samples: Sample[];
  /** Phrases that readers type to find the section, in other words than its own. */
  asked?: string[];
}

/** A page of the built site, with its sections in reading order. */
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

/** A part of a text, marked if it matches the query. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** A result, in the flat form that every backend returns. */
export interface SearchHit {
  hierarchy_lvl0: string | null;
  hierarchy_lvl1: string | null;
  hierarchy_lvl2: string | null;
  url: string;
  content: string | null;
  /** The same fields with matches marked; missing fields are shown unmarked. */
  highlighted?: Partial<Record<HighlightedField, Segment[]>>;
}

export type HighlightedField = 'hierarchy_lvl1' | 'hierarchy_lvl2' | 'content';

export interface SearchResponse {
  hits: SearchHit[];
  /** Which of the pages lack words of the query. */
  lacking: 'none' | 'some' | 'all';
  /** Whether only titles and headings have been searched so far. */
  isEarly?: boolean;
}
