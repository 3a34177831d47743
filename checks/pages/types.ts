import type {Node} from '../../plugins/mdx-vocabulary/types';
import type {Edit} from '../../src/lib/code/applyEdits';
import type {Problem} from '../shared/problem';
import type {Source} from '../shared/readSources';

/** A file below docs/, parsed once for all rules. */
export interface SourcePage extends Source {
  root: Node;
  /** Whether other files import it and it has no URL: its name begins with an underscore. */
  isPartial: boolean;
  /** The source with everything but prose replaced by spaces, so that offsets stay the same. */
  prose: string;
  /** Whether its MDX can't be parsed. Other pages can still link to it, but its content is unknown. */
  isBroken?: true;
}

/** A mistake in a page. */
export interface Finding extends Problem {
  /** From 1. */
  column: number;
  /** The only possible correction, if there is one: `--fix` replaces the source between the two offsets. */
  edit?: Edit;
}

/** Data that all rules can look up. */
export interface Site {
  /** Folder that file names are relative to. */
  base: string;
  pages: readonly SourcePage[];
  /** Finds a page by its path from the root of the repository. */
  byFile: ReadonlyMap<string, SourcePage>;
}

/** Looks for one kind of mistake on one page. */
export type Rule = (page: SourcePage, site: Site) => Finding[];

/** Looks for mistakes that only show across all pages. */
export type SiteRule = (site: Site) => Finding[];
