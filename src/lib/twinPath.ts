/**
 * @param permalink - URL path of a page
 * @returns URL path of its Markdown twin: `/cms/intro.md` for `/cms/intro`, and `/index.md` for the home page
 */
export function twinPath(permalink: string): string {
  return permalink === '/' ? '/index.md' : `${permalink}.md`;
}
