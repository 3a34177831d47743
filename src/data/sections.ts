/** A part of the documentation: a folder of docs/, with a sidebar of its own. */
export interface Section {
  /** Folder below docs/, which is also where its URLs begin: `cms` for `/cms/intro`. */
  id: string;
  /** Its name in the navbar, in menus, and in search results. */
  label: string;
  /** Its first page, below the folder. */
  start: string;
  /** What a reader does there: two sentences at most. */
  description: string;
}

/**
 * The sections, in the order in which readers see them. Navbar, menus, sidebars, the not-found page, groups of search
 * results, tag pages and the lists for programs follow this table: a new section is an entry here and a folder of docs/. The
 * order of its sidebar's groups, if it has any, is in config/sidebars.
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

/** What pages outside all sections are part of. */
export const outsideSections = 'Documentation';

/** URL path that all pages of a section begin with. */
export function basePathOf({id}: Section): string {
  return `/${id}`;
}

/** URL path of a section's first page. */
export function startOf({id, start}: Section): string {
  return `/${id}/${start}`;
}

/**
 * The section that a page belongs to.
 *
 * @param path - path of a page
 * @returns undefined for pages outside all sections
 */
export function sectionOf(path: string): Section | undefined {
  return sections.find((section) => path.startsWith(`${basePathOf(section)}/`));
}

/**
 * The name of the section that a page belongs to.
 *
 * @param path - path of a page
 */
export function sectionLabel(path: string): string {
  return sectionOf(path)?.label ?? outsideSections;
}
