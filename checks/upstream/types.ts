/** How a component of src/theme relates to its original: calls it, stands in its place, or fills a place left empty. */
export type Relation = 'wrap' | 'eject' | 'slot';

/** A row of the table in src/theme/README.md. */
export interface LedgerRow {
  /** Names of theme components: those of src/theme first, then originals that are no longer used because of them. */
  components: readonly string[];
  relation: string;
  reason: string;
  /** What would make the row unnecessary. */
  untilWhen: string;
}

/** What this site depends on in Docusaurus without a promise that it stays (src/theme/upstream.json). */
export interface Upstream {
  /** Docusaurus's version that the rest was read from. */
  version: string;
  /** Files of Docusaurus that ours stand in for: path below node_modules → hash of the content. */
  files: Readonly<Record<string, string>>;
  /** Names that are imported from `@docusaurus/theme-common/internal`, in alphabetical order. */
  internals: readonly string[];
}
