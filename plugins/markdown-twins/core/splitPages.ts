/** A file with several pages. */
export interface Part<Page> {
  pages: Page[];
  text: string;
}

const separator = '\n---\n\n';

/**
 * Distributes texts over as few files as possible without changing their order.
 *
 * @param pages - in reading order
 * @param toText - text of a page, which ends with a line break
 * @param limit - maximum number of characters per file
 * @returns files within the limit; a page that is longer is split before a level 2 heading if possible, otherwise
 *   between paragraphs, lines, or words
 */
export function splitPages<Page>(pages: readonly Page[], toText: (page: Page) => string, limit: number): Part<Page>[] {
  const parts: Part<Page>[] = [];
  for (const page of pages) {
    for (const piece of divide(toText(page), limit)) {
      const last = parts.at(-1);
      if (last && last.text.length + separator.length + piece.length <= limit) {
        last.text += separator + piece;
        last.pages.push(page);
      } else {
        parts.push({pages: [page], text: piece});
      }
    }
  }
  return parts;
}

function divide(text: string, limit: number): string[] {
  if (text.length <= limit) {
    return [text];
  }
  const head = text.slice(0, limit);
  const end =
    ['\n## ', '\n### ', '\n\n', '\n', ' '].map((mark) => head.lastIndexOf(mark) + 1).find((index) => index > 0) ??
    limit;
  return [text.slice(0, end), ...divide(text.slice(end), limit)];
}
