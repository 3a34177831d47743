import {findSection, simplifyHeading} from '../../../src/lib/findSection';

/**
 * Reads the Markdown of a page or of one of its sections. Loaded on first use.
 *
 * @param twin - URL of the page's Markdown
 * @param heading - a heading on the page, to read only its section
 * @throws Error if the text can't be fetched
 */
export async function readMarkdown(twin: string, heading?: Element): Promise<string> {
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

/** Index of a heading among the page's headings with the same text, from 0. */
function occurrenceOf(heading: Element): number {
  const name = simplifyHeading(heading.textContent);
  return Array.from(document.querySelectorAll('.theme-doc-markdown .anchor'))
    .filter(({textContent}) => simplifyHeading(textContent) === name)
    .indexOf(heading);
}
