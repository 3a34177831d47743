/** The properties of Docusaurus's generator document that the sidebar needs. */
export interface SidebarPage {
  id: string;
  label: string;
  file: string;
  group?: readonly string[];
  position?: number;
}
