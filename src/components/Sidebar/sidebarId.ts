/** Id of the docs sidebar, for links to it. */
export const sidebarId = 'docs-sidebar';
