/**
 * Finds the section that a page is in, if it exists.
 *
 * @param firsts - first address of each section, sorted
 * @param pathname - address of the page, decoded
 * @returns index of the section; -1 when the address comes before all of them
 */
export function findSection(firsts: readonly string[], pathname: string): number {
  return firsts.filter((first) => first <= pathname).length - 1;
}
