/** What the configuration may say. */
export interface Options {
  /** Folder of the built site that the index is written to. */
  folder?: string;
  /** Paths (as prefixes) of pages that describe changes rather than how things work; they rank lower. */
  changelogs?: string[];
  /** Paths (as prefixes) of reusable fragments; they rank lowest. */
  fragments?: string[];
  /** Paths (as prefixes) that are left out. */
  excluded?: string[];
}

export type PluginOptions = Required<Options>;

/** What the browser is told at build time. */
export interface SearchIndexData {
  /** Path of the manifest, base URL included. */
  manifest: string;
}
