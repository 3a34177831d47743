/**
 * Adds URLs to the list of those that were published, in its order.
 *
 * @param list - config/published.txt
 * @param urlPaths - `/cms/intro`
 */
export function addPublished(list: string, urlPaths: readonly string[]): string {
  return [...new Set([...list.split('\n').filter(Boolean), ...urlPaths])].sort().join('\n') + '\n';
}
