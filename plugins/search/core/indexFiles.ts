import type {SerializedIndex} from './textIndex/types';
import type {PageKind, Sample} from './types';

/**
 * The files of the embedded index, as written by the build and read by the worker. `manifest.json` is the only one
 * with a fixed name; it names the others, whose names change with their content, so that these can be cached for good.
 */
export interface Manifest {
  /** Stage one: titles and headings, which answer immediately. */
  headings: string;
  /** Stage two: the index of everything. */
  full: string;
  /** Every record, for `npm run search:push`. */
  records: string;
  /** Whether the index follows pages as they're saved, as on the development server. */
  isLive?: boolean;
}

/** The pages of an index, with the headings of each: all of them, or as stage one the outermost. */
export interface HeadingsFile {
  /** Language of the pages, as in `lang`; left out for English, the only one whose words have stems here. */
  language?: string;
  pages: HeadingsPage[];
  /** Messages that aren't headings themselves, each with the section that explains it; left out of stage one. */
  messages?: [section: number, text: string][];
}

export interface HeadingsPage {
  path: string;
  title: string;
  kind: PageKind;
  trail: string[];
  /** What readers would type to find the page; left out of stage one. */
  keywords?: string[];
  /**
   * Anchor, heading and depth below the title, in reading order; the part above the first heading is implied. The anchor
   * is empty where it is the heading in lower case with dashes (see anchors.ts).
   */
  sections: [anchor: string, heading: string, depth: number][];
}

export interface FullFile extends HeadingsFile {
  /** Counts the sections of all pages in order. */
  index: SerializedIndex;
  /** Per page, the name of the file that holds its text. */
  passages: string[];
}

/** The text of one page, by section. */
export interface PassagesFile {
  description: string;
  sections: {text: string; samples: Sample[]}[];
}
