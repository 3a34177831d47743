import type {SerializedIndex} from './textIndex/types';
import type {PageKind, Sample} from './types';

/** Folder of the index in the built site. */
export const indexFolder = 'search';
export const manifestUrl = `/${indexFolder}/manifest.json`;

/**
 * The files of the embedded index, which the build writes and the worker reads. Only `manifest.json` has a fixed name; it lists
 * the others, whose names contain a content hash, so that they can be cached forever.
 */
export interface Manifest {
  /** Stage one: titles and headings, which answer immediately. */
  headings: string;
  /** Stage two: the index of everything. */
  full: string;
  /** Every record, in the order of the index: for `npm run search:push` and the MCP server. */
  records: string;
  /** Whether the index follows pages as they're saved, as on the development server. */
  isLive?: boolean;
}

/** The pages of an index with their headings: all of them, or in stage one only the top level. */
export interface HeadingsFile {
  /** Language of the pages, as in `lang`; omitted for English, the only language that's stemmed. */
  language?: string;
  pages: HeadingsPage[];
  /** Messages that aren't headings, each with the section that explains it; not in stage one. */
  messages?: [section: number, text: string][];
  /** Everyday questions, each with the section that answers it best; not in stage one. */
  questions?: [section: number, text: string][];
}

export interface HeadingsPage {
  path: string;
  title: string;
  kind: PageKind;
  trail: string[];
  /** What readers would type to find the page; not in stage one. */
  keywords?: string[];
  /**
   * Anchor, heading and depth below the title, in reading order; the part above the first heading is implied. The anchor
   * is empty if it's the heading's default (see anchors.ts).
   */
  sections: [anchor: string, heading: string, depth: number][];
}

export interface FullFile extends HeadingsFile {
  /** Numbers the sections of all pages in order. */
  index: SerializedIndex;
  /** Per page, the name of the file that holds its text. */
  passages: string[];
}

/** The text of one page, by section. */
export interface PassagesFile {
  description: string;
  sections: {text: string; samples: Sample[]}[];
}
