/** Key under which the site's storage says "off" when `/` doesn't open search; its namespace follows. */
export const slashShortcutKey = 'docs.search.slash';
