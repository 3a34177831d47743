// A bundler loader. It's JavaScript because the bundler loads it without compiling it.

/** Metadata that nothing in the browser reads: a page's source path and its position among others. */
const ofBuild = ['source', 'sourceDirName', 'slug', 'draft', 'version', 'sidebarPosition'];
/** The only front matter that's read from the metadata. The page's own script has the rest. */
const ofFrontMatter = ['unlisted', 'draft'];

/**
 * Removes from a page's metadata what only the build needs. Tags keep their names, but not their descriptions, which are on the
 * tags' pages.
 *
 * @param {string} source - JSON of the docs plugin about a page
 * @returns {string} what browsers get
 */
module.exports = function trimMetadata(source) {
  /** @type {{tags: Record<string, unknown>[]; frontMatter: Record<string, unknown>} & Record<string, unknown>} */
  const {tags, frontMatter, ...metadata} = JSON.parse(source);
  /** @param {Record<string, unknown>} object @param {(key: string) => boolean} keeps */
  const only = (object, keeps) => Object.fromEntries(Object.entries(object).filter(([key]) => keeps(key)));
  return JSON.stringify({
    ...only(metadata, (key) => !ofBuild.includes(key)),
    tags: tags.map(({label, permalink}) => ({label, permalink})),
    frontMatter: only(frontMatter, (key) => ofFrontMatter.includes(key)),
  });
};
