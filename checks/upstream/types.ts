/** How a component of src/theme relates to its original: wraps it, replaces it, or fills an empty slot. */
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

/** What this site depends on in Docusaurus that isn't public API (src/theme/upstream.json). */
export interface Upstream {
  /** The Docusaurus version that the rest was read from. */
  version: string;
  /** Docusaurus files that ours replace: path below node_modules → hash of the content. */
  files: Readonly<Record<string, string>>;
  /** Names that are imported from `@docusaurus/theme-common/internal`, in alphabetical order. */
  internals: readonly string[];
}
