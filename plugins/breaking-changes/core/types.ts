import type {ChangeArea, CodemodName} from '../../../src/data/migration';

/** One breaking change, as the list of all of them shows it. */
export interface BreakingChange {
  title: string;
  description: string;
  permalink: string;
  area: ChangeArea;
  /** Codemods of the upgrade tool that do some or all of the work; empty when there is none. */
  codemods: readonly CodemodName[];
  /** Whether authors of plugins have to do something too. */
  affectsPlugins: boolean;
}

/** What the list needs of a page. */
export interface ChangePage {
  id: string;
  title: string;
  description: string;
  permalink: string;
  /** Path of the file, for messages. */
  source: string;
  frontMatter: Record<string, unknown>;
}
