/**
 * Finds the line of a front matter key.
 *
 * @param fileContent - the whole file; keys in its samples aren't front matter
 * @param key - top-level key
 * @returns 1-based line; 1 when the key is not there (a missing key)
 */
export function locateKey(fileContent: string, key: string): number {
  const [frontMatter = ''] = /^---\r?\n[^]*?\n---/.exec(fileContent) ?? [];
  const index = frontMatter.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}
