import type {Sample} from './types';

/** A page of the documentation, or a part of one. */
export interface DocsPlace {
  title: string;
  /** Path within the site. */
  url: string;
  /** The page, where the title is that of one of its headings; else what the page belongs to. */
  place: string;
}

/** Rows of a table with its head; inline code stands between backticks (see prose.ts). */
export interface QuotedTable {
  head: string[];
  rows: string[][];
}

/** A passage of the documentation, quoted as it is. */
export interface Passage extends DocsPlace {
  /** Left out where it could not be loaded; empty where a table or sample says it all. */
  text?: string;
  /** The rows of a table that answer the question. */
  table?: QuotedTable;
  /** A code sample of the passage, where the question asks how to do something. */
  sample?: Sample;
}

/** What the pages say about a question. */
export interface PagesAnswer {
  /** What answers the question best. */
  passage?: Passage;
  /** What else comes close. */
  seeAlso?: DocsPlace[];
  /** In place of an answer: the docs do not cover the question, and these pages come closest. */
  closest?: DocsPlace[];
}
