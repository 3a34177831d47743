/** What the sidebar needs to know of a page: a projection of Docusaurus's generator document. */
export interface SidebarPage {
  id: string;
  label: string;
  file: string;
  group?: readonly string[];
  position?: number;
}
