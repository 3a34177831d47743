/**
 * Finds the titles of the tests in a source file: the first argument of `test(…)`, `it(…)`, `describe(…)` and their
 * variants, except those that skip tests. Titles are literals in this project, so nothing has to be run.
 *
 * @param source - text of a test file
 */
export function findTestTitles(source: string): string[] {
  const call = /\b(?:test|it|describe)(?:\.describe|\.each\([^`]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
  return [...source.matchAll(call)].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1'));
}
