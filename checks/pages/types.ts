import type {Node} from '../../plugins/mdx-vocabulary/types';
import type {Problem} from '../shared/problem';
import type {Source} from '../shared/readSources';

/** A file below docs/, parsed once for all rules. */
export interface SourcePage extends Source {
  root: Node;
  /** Whether it is a file that others import and that has no URL: its name begins with an underscore. */
  isPartial: boolean;
  /** The source with everything blanked out that isn't read as a sentence, so that offsets stay what they are. */
  prose: string;
  /** Whether its MDX can't be parsed: it's there for those that link to it, and nothing is known of its content. */
  isBroken?: true;
}

/** A mistake in a page. */
export interface Finding extends Problem {
  /** From 1. */
  column: number;
  /** The certain correction, if there is one: what `--fix` puts between two offsets of the source. */
  edit?: {start: number; end: number; text: string};
}

/** What all rules can look up. */
export interface Site {
  /** Folder that the names of files start from. */
  base: string;
  pages: readonly SourcePage[];
  /** Finds a page by its path from the root of the repository. */
  byFile: ReadonlyMap<string, SourcePage>;
}

/** Looks for one kind of mistake on one page. */
export type Rule = (page: SourcePage, site: Site) => Finding[];

/** Looks for mistakes that show only when all pages are seen. */
export type SiteRule = (site: Site) => Finding[];
