/** Storage key that is `off` if the reader has turned off the shortcut `/`. Docusaurus appends the site's namespace. */
export const slashShortcutKey = 'docs.search.slash';
