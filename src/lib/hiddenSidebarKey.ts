/** Key under which the site's storage says "true" when the reader has hidden the sidebar; its namespace follows. */
export const hiddenSidebarKey = 'docs.sidebar.hidden';
