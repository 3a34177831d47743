/**
 * @param permalink - path of a page
 * @returns path of its Markdown twin: the page's plus `.md`, for the home page `/index.md`
 */
export function twinPath(permalink: string): string {
  return permalink === '/' ? '/index.md' : `${permalink}.md`;
}
