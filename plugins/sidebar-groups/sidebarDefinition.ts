/** A group heading of a sidebar: the pages that name it in their front matter appear under it. */
export interface SidebarGroup {
  label: string;
  /** Document that the heading itself opens, for example `cms/api`. Its own page, so it is not listed again below. */
  link?: string;
  groups?: readonly SidebarGroup[];
}

/** A sidebar: one folder of docs/ and the order of its groups. */
export interface SidebarDefinition {
  dirName: string;
  groups: readonly SidebarGroup[];
}
