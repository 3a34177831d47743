/** What a page shows as removed, from its comment on; the comment of a single line stands above it. */
const deleted = /^[^\S\n]*\/\/ deleted-(?:next-line\n.*|start\n[^]*?\/\/ deleted-end)$/gm;

/**
 * @param code - of a sample
 * @returns what is left of it when the lines that it shows as removed are gone; all others keep their numbers
 */
export function blankDeletedLines(code: string): string {
  return code.replace(deleted, (lines) => lines.replace(/.+/g, ''));
}
