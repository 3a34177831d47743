/**
 * Finds the line of a front matter key.
 *
 * @param fileContent - the whole file; keys in its samples don't count
 * @param key - top-level key
 * @returns the line, from 1; 1 if the key is missing
 */
export function locateKey(fileContent: string, key: string): number {
  const [frontMatter = ''] = /^---\r?\n[^]*?\n---/.exec(fileContent) ?? [];
  const index = frontMatter.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}
