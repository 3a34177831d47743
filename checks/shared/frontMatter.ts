/** Matches the front matter at the start of a page; the first group is the YAML between its lines of hyphens. */
export const frontMatterBlock = /^---\n([\s\S]*?)\n---\n/;

/**
 * Reads a field of a page's front matter that is on one line.
 *
 * @returns its value without quotes, and where its line begins; `undefined` if the page doesn't set it
 */
export function fieldOf(source: string, key: string): {value: string; offset: number} | undefined {
  const block = frontMatterBlock.exec(source)?.[0] ?? '';
  const match = new RegExp(`^${key}: *(["']?)(.*?)\\1 *$`, 'm').exec(block);
  return match ? {value: match[2] ?? '', offset: match.index} : undefined;
}
