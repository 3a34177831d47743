import type {Sample} from './types';

/** A page of the documentation, or a part of one. */
export interface DocsPlace {
  title: string;
  /** Path within the site. */
  url: string;
  /** The page, where the title is that of one of its headings; else what the page belongs to. */
  place: string;
}

/** A passage of the documentation, quoted as it is. */
export interface Passage extends DocsPlace {
  /** Left out where it could not be loaded. */
  text?: string;
  /** A code sample of the passage, where the question asks how to do something. */
  sample?: Sample;
}

/** What the pages say about a question. */
export interface PagesAnswer {
  passages?: Passage[];
  /** In place of an answer: the docs do not cover the question, and these pages come closest. */
  closest?: DocsPlace[];
}
