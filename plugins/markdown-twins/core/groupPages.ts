import {sectionOf, sections, type Section} from '../../../src/data/sections';
import type {PageGroup} from './createLists';
import type {Twin} from './types';

/** The properties of a sidebar item that say which pages it contains; plugin-content-docs has more. */
export interface SidebarItem {
  type: string;
  id?: string;
  label?: string;
  link?: {type: string; id?: string};
  items?: readonly SidebarItem[];
}

/**
 * Sorts pages into the groups of the sidebars.
 *
 * @param sidebars - items of each section's sidebar, by the section's id
 * @param pages - by document id; unlisted pages are skipped
 * @param isFragment - whether a document is part of other pages and therefore not listed
 * @returns the groups of the sidebars in order, with each page once, then the pages outside of them, by section
 */
export function groupPages(
  sidebars: Readonly<Record<string, readonly SidebarItem[] | undefined>>,
  pages: ReadonlyMap<string, Twin>,
  isFragment: (id: string) => boolean,
): PageGroup[] {
  const left = new Map([...pages].filter(([id, {unlisted}]) => !unlisted && !isFragment(id)));
  const take = (id: string): Twin[] => {
    const page = left.get(id);
    left.delete(id);
    return page ? [page] : [];
  };
  const groups = sections.flatMap((section) =>
    (sidebars[section.id] ?? []).map(
      (item): PageGroup => ({section, label: item.label ?? '', pages: idsOf(item).flatMap(take)}),
    ),
  );
  const others = [...left.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const outside = (section: Section | undefined, label: string): PageGroup => ({
    section,
    label,
    pages: others.filter(({permalink}) => sectionOf(permalink) === section),
  });
  return [
    ...groups,
    ...sections.map((section) => outside(section, 'Other pages')),
    outside(undefined, 'About this documentation'),
  ].filter((group) => group.pages.length > 0);
}

function idsOf({type, id, link, items}: SidebarItem): string[] {
  const own = type === 'doc' ? id : link?.id;
  return [...(own === undefined ? [] : [own]), ...(items ?? []).flatMap(idsOf)];
}
