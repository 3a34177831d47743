/**
 * Titles of the tests in a source file: the first argument of `test(…)`, `it(…)` and `describe(…)` and their variants
 * that run. Titles are literals in this project, so the source tells them without running anything.
 *
 * @param source - text of a test file
 */
export function findTestTitles(source: string): string[] {
  const call = /\b(?:test|it|describe)(?:\.describe|\.each\([^`]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
  return [...source.matchAll(call)].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1'));
}
