/**
 * @param permalink - path of a page of the docs
 * @returns path of its picture for link previews (plugins/page-cards)
 */
export function cardPath(permalink: string): string {
  return `/img/cards${permalink === '/' ? '/index' : permalink}.png`;
}
