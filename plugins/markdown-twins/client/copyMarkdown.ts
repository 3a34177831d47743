/**
 * Copies the Markdown of a page, or of one of its sections.
 *
 * @param twin - address of the page's Markdown
 * @param heading - a heading on the page, for its section alone
 * @throws Error when the text can't be fetched, or the browser refuses the clipboard
 */
export async function copyMarkdown(twin: string, heading?: Element): Promise<void> {
  const text = import('./readMarkdown').then(({readMarkdown}) => readMarkdown(twin, heading));
  // Safari wants the clipboard to be asked for while the press is handled, with the text to follow: nothing is awaited
  // before, not even the code that reads it.
  if ('ClipboardItem' in window && 'write' in navigator.clipboard) {
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    // A clipboard that refuses at once doesn't look at the text any more, which may fail later.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
