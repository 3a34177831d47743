import type {Sample} from './types';

/** A page of the documentation, or a part of one. */
export interface DocsPlace {
  title: string;
  /** Path within the site. */
  url: string;
  /** The page's title, if `title` is one of its headings; otherwise what the page belongs to. */
  place: string;
}

/** Rows of a table with its header; inline code is in backticks (see prose.ts). */
export interface QuotedTable {
  head: string[];
  rows: string[][];
}

/** A passage of the documentation, quoted verbatim. */
export interface Passage extends DocsPlace {
  /** Missing if it couldn't be loaded; empty if a table or sample says it all. */
  text?: string;
  /** The rows of a table that answer the question. */
  table?: QuotedTable;
  /** A code sample from the passage, if the question asks how to do something. */
  sample?: Sample;
}

/** What the pages say about a question. */
export interface PagesAnswer {
  /** The passage that answers the question best. */
  passage?: Passage;
  /** Other places that come close. */
  seeAlso?: DocsPlace[];
  /** If the docs don't cover the question: the pages that come closest, instead of an answer. */
  closest?: DocsPlace[];
}
