/** A group of a sidebar, which contains the pages that name it in their front matter. */
export interface SidebarGroup {
  label: string;
  /** Document that the heading itself opens, such as `cms/api`. It isn't listed again inside the group. */
  link?: string;
  groups?: readonly SidebarGroup[];
}

/** A sidebar: one folder in docs/ and its groups in order. */
export interface SidebarDefinition {
  dirName: string;
  groups: readonly SidebarGroup[];
}
