/** Storage key that is `true` if the reader has hidden the sidebar. Docusaurus appends the site's storage namespace. */
export const hiddenSidebarKey = 'docs.sidebar.hidden';
