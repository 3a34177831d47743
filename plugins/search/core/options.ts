import type {GroupOptions} from './groups';

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
  /** Folder with what readers type who look for sections of pages, from the root of the site; without it, there's none. */
  asked?: string;
  /** How results are grouped. */
  groups?: Partial<GroupOptions>;
}

export type PluginOptions = Required<Omit<Options, 'groups' | 'asked'>> & {
  /** Given by Docusaurus where a site has the plugin more than once. */
  id: string;
  asked?: string | undefined;
  groups: GroupOptions;
};

/** What the plugin tells the browser at build time. */
export interface SearchData {
  /** Path of the index's manifest, base URL included. */
  manifest: string;
  groups: GroupOptions;
}
