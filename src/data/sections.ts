/** A part of the documentation: a folder in docs/ with its own sidebar. */
export interface Section {
  /** Name of the folder in docs/, which is also the first part of the section's URLs: `cms` for `/cms/intro`. */
  id: string;
  /** Its name in the navbar, in menus, and in search results. */
  label: string;
  /** Path of its first page in that folder. */
  start: string;
  /** What readers can do there, in one or two sentences. */
  description: string;
}

/**
 * The sections, in the order in which readers see them. The navbar, the mobile menu, the sidebars, the not-found page, the
 * groups of search results, the tag pages and the lists for AI tools are derived from this table. To add a section, add an
 * entry here and a folder in docs/ (CONTRIBUTING.md, "A new section").
 */
export const sections: readonly Section[] = [
  {
    id: 'cms',
    label: 'CMS',
    start: 'intro',
    description: 'Build with Strapi 5: install it, model content, query and customize it.',
  },
  {
    id: 'cloud',
    label: 'Cloud',
    start: 'intro',
    description: 'Host a Strapi project: create it, deploy it and watch it run.',
  },
];

/** The label of pages outside all sections, such as tag pages. */
export const outsideSections = 'Documentation';

/** @returns the URL path that all pages of a section begin with: `/cms` */
export function basePathOf({id}: Section): string {
  return `/${id}`;
}

/** @returns the URL path of a section's first page: `/cms/intro` */
export function startOf({id, start}: Section): string {
  return `/${id}/${start}`;
}

/**
 * Finds the section that a page belongs to.
 *
 * @param path - URL path of the page
 * @returns the section; `undefined` for pages outside all sections
 */
export function sectionOf(path: string): Section | undefined {
  return sections.find((section) => path.startsWith(`${basePathOf(section)}/`));
}

/**
 * @param path - URL path of a page
 * @returns the label of its section, or {@link outsideSections}
 */
export function sectionLabel(path: string): string {
  return sectionOf(path)?.label ?? outsideSections;
}
