/**
 * Adds URLs to the list of published ones, keeping its order.
 *
 * @param list - config/published.txt
 * @param urlPaths - such as `/cms/intro`
 */
export function addPublished(list: string, urlPaths: readonly string[]): string {
  return [...new Set([...list.split('\n').filter(Boolean), ...urlPaths])].sort().join('\n') + '\n';
}
