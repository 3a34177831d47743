/**
 * @param permalink - URL path of a page in the docs
 * @returns URL path of its image for link previews (plugins/page-cards)
 */
export function cardPath(permalink: string): string {
  return `/img/cards${permalink === '/' ? '/index' : permalink}.png`;
}
