import {splitSections, type MarkdownSection} from './splitSections';

/**
 * Finds a section of a page's Markdown by the heading that the page itself shows.
 *
 * @param markdown - a page's Markdown twin
 * @param heading - text of the heading, which isn't the page's title
 * @param occurrence - which of the headings with this text, from 0
 */
export function findSection(markdown: string, heading: string, occurrence = 0): MarkdownSection | undefined {
  const wanted = simplifyHeading(heading);
  return splitSections(markdown).filter((section) => section.depth > 1 && simplifyHeading(section.heading) === wanted)[
    occurrence
  ];
}

/** A heading is set a little differently on a page and in its Markdown: badges, code, dashes. */
export function simplifyHeading(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
