// A loader of the bundler, which loads it as it is: JavaScript.

/** What Docusaurus says of a page, and nothing in the browser reads: where its source is, and its place among others. */
const ofBuild = ['source', 'sourceDirName', 'slug', 'draft', 'version', 'sidebarPosition'];
/** All of the front matter that is read from here. The page's own script has the rest. */
const ofFrontMatter = ['unlisted', 'draft'];

/**
 * Leaves out of a page's metadata what only the build needs. Tags keep their names: what each is about is on its own page.
 *
 * @param {string} source - JSON of the docs plugin about a page
 * @returns {string} what readers' browsers get of it
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
