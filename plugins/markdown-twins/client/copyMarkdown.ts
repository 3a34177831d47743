/**
 * Copies the Markdown of a page or of one of its sections.
 *
 * @param twin - URL of the page's Markdown
 * @param heading - a heading on the page, to copy only its section
 * @throws Error if the text can't be fetched, or the browser denies access to the clipboard
 */
export async function copyMarkdown(twin: string, heading?: Element): Promise<void> {
  const text = import('./readMarkdown').then(({readMarkdown}) => readMarkdown(twin, heading));
  // Safari only allows access to the clipboard synchronously in the event handler; the text may follow. So nothing may
  // be awaited before, not even the code that reads the text.
  if ('ClipboardItem' in window && 'write' in navigator.clipboard) {
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    // A clipboard that rejects immediately never reads the text, whose promise may still reject later.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
