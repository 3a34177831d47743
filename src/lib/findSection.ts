import {splitSections, type MarkdownSection} from './splitSections';

/**
 * Finds a section in a page's Markdown twin by its heading on the page.
 *
 * @param markdown - a page's Markdown twin
 * @param heading - text of the heading; the page's title isn't found
 * @param occurrence - index among the headings with this text, from 0
 * @returns the section; `undefined` if there's no such heading
 */
export function findSection(markdown: string, heading: string, occurrence = 0): MarkdownSection | undefined {
  const wanted = simplifyHeading(heading);
  return splitSections(markdown).filter((section) => section.depth > 1 && simplifyHeading(section.heading) === wanted)[
    occurrence
  ];
}

/** Keeps only letters and digits, because a heading on a page can differ from the one in Markdown: code marks, dashes. */
export function simplifyHeading(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
