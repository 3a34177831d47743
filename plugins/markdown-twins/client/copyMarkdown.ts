import {findSection, simplifyHeading} from '../../../src/lib/findSection';

/**
 * Copies the Markdown of a page, or of one of its sections. Loaded on its first use.
 *
 * @param twin - address of the page's Markdown
 * @param heading - a heading on the page, for its section alone
 * @throws Error when the text can't be fetched, or the browser refuses the clipboard
 */
export async function copyMarkdown(twin: string, heading?: Element): Promise<void> {
  const text = read(twin, heading);
  // Safari wants the clipboard to be asked for while the press is handled, with the text to follow.
  if ('ClipboardItem' in window && 'write' in navigator.clipboard) {
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    // A clipboard that refuses at once doesn't look at the text any more, which may fail later.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}

async function read(twin: string, heading: Element | undefined): Promise<string> {
  const response = await fetch(twin);
  if (!response.ok) {
    throw new Error(`${twin}: ${response.status}`);
  }
  const page = await response.text();
  if (!heading) {
    return page;
  }
  const name = heading.textContent;
  const section = findSection(page, name, occurrenceOf(heading));
  if (!section) {
    throw new Error(`${twin} has no section "${name}"`);
  }
  return section.text;
}

/** Which of the page's headings with the same text this is, from 0. */
function occurrenceOf(heading: Element): number {
  const name = simplifyHeading(heading.textContent);
  return Array.from(document.querySelectorAll('.theme-doc-markdown .anchor'))
    .filter(({textContent}) => simplifyHeading(textContent) === name)
    .indexOf(heading);
}
