// JavaScript, because the bundler loads this loader directly.

/** A call of `translate` up to the end of its first argument. Strings may contain braces. */
const call = /\btranslate\(\s*\{(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^'"`{}])*\}/g;
const property = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*,?/;

/** The start tag of `Translate`. */
const tag = /<Translate\b(?:"[^"]*"|'[^']*'|[^<>"'])*>/g;
const attribute = /\sdescription=(?:"[^"]*"|'[^']*')/;

/**
 * Removes the descriptions of messages from a module: Docusaurus reads them from the sources, and nothing in the
 * browser uses them. Descriptions in other formats are kept.
 *
 * @param {string} source - text of a module, before it's compiled
 * @returns {string} the text without descriptions, with unchanged line numbers
 */
module.exports = function dropDescriptions(source) {
  if (!source.includes('@docusaurus/Translate')) {
    return source;
  }
  /** @param {RegExp} part */
  const without = (part) => (/** @type {string} */ text) => text.replace(part, (found) => found.replace(/[^\n]+/g, ''));
  return source.replace(call, without(property)).replace(tag, without(attribute));
};
