// A loader of the bundler, which loads it as it is: JavaScript.

/** A call of `translate` up to the end of its first argument; strings may hold braces. */
const call = /\btranslate\(\s*\{(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^'"`{}])*\}/g;
const property = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*,?/;

/** The start tag of `Translate`. */
const tag = /<Translate\b(?:"[^"]*"|'[^']*'|[^<>"'])*>/g;
const attribute = /\sdescription=(?:"[^"]*"|'[^']*')/;

/**
 * Takes the descriptions of messages out of a module: Docusaurus reads them from the sources, and nothing in the browser
 * does. A description in another form than these stays.
 *
 * @param {string} source - text of a module, before it's compiled
 * @returns {string} the same without descriptions, line numbers unchanged
 */
module.exports = function dropDescriptions(source) {
  if (!source.includes('@docusaurus/Translate')) {
    return source;
  }
  /** @param {RegExp} part */
  const without = (part) => (/** @type {string} */ text) => text.replace(part, (found) => found.replace(/[^\n]+/g, ''));
  return source.replace(call, without(property)).replace(tag, without(attribute));
};
