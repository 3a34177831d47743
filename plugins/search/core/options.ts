import type {GroupOptions} from './regroup';

/** Options of the plugin. */
export interface Options {
  /** Folder of the built site that the index is written to. */
  folder?: string;
  /** Paths (as prefixes) of pages that describe changes rather than how things work; they rank lower. */
  changelogs?: string[];
  /** Paths (as prefixes) of reusable fragments; they rank lowest. */
  fragments?: string[];
  /** Paths (as prefixes) that aren't indexed. */
  excluded?: string[];
  /** Folder with phrases that readers type to find sections, relative to the site's root. */
  asked?: string;
  /** How results are grouped. */
  groups?: Partial<GroupOptions>;
}

export type PluginOptions = Required<Omit<Options, 'groups' | 'asked'>> & {
  /** Set by Docusaurus if a site has several instances of the plugin. */
  id: string;
  asked?: string | undefined;
  groups: GroupOptions;
};

/** Data that the build passes to the browser. */
export interface SearchData {
  /** Path of the index's manifest, base URL included. */
  manifest: string;
  groups: GroupOptions;
}
