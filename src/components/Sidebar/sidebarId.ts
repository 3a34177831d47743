/** Id of the docs sidebar, where a link leads to it. */
export const sidebarId = 'docs-sidebar';
