/**
 * Finds the section that a page is in, if it exists.
 *
 * @param firsts - first URL of each section, sorted
 * @param pathname - the page's decoded pathname
 * @returns index of the section; -1 if the URL comes before all of them
 */
export function findSection(firsts: readonly string[], pathname: string): number {
  return firsts.filter((first) => first <= pathname).length - 1;
}
