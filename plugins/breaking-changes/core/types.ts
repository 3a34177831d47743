import type {ChangeArea, CodemodName} from '../../../src/data/migration';

/** One breaking change, as listed on the overview page. */
export interface BreakingChange {
  title: string;
  description: string;
  permalink: string;
  area: ChangeArea;
  /** Codemods of the upgrade tool that do some or all of the work; empty if there are none. */
  codemods: readonly CodemodName[];
  /** Whether plugin authors have to do something, too. */
  affectsPlugins: boolean;
}

/** The properties of a page that the list needs. */
export interface ChangePage {
  id: string;
  title: string;
  description: string;
  permalink: string;
  /** Path of the file, for messages. */
  source: string;
  frontMatter: Record<string, unknown>;
}
