import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {HistoryEntry} from '../core/history';

/** More would push the popular pages out of view. */
const most = 6;

let current: readonly HistoryEntry[] = [];

/** Neighbors of the current page; none outside of the docs. */
export function sectionPages(): readonly HistoryEntry[] {
  return current;
}

/** Passes the neighbors of the current page from the docs sidebar to search, which is rendered outside of it. */
export function setSectionPages(pages: readonly HistoryEntry[]): void {
  current = pages;
}

/**
 * The other pages in the innermost sidebar group that contains the current page.
 *
 * @param path - path of the current page
 */
export function findSectionPages(sidebar: readonly PropSidebarItem[], path: string): HistoryEntry[] {
  const group = innermost({label: '', items: sidebar}, path);
  return (group?.items ?? [])
    .flatMap((item) => ('href' in item && item.href && item.href !== path ? [entryOf(item, group?.label ?? '')] : []))
    .slice(0, most);
}

interface Group {
  label: string;
  items: readonly PropSidebarItem[];
}

function innermost(group: Group, path: string): Group | undefined {
  for (const item of group.items) {
    const found = item.type === 'category' ? innermost(item, path) : undefined;
    if (found) {
      return found;
    }
    if ('href' in item && item.href === path) {
      return item.type === 'category' ? item : group;
    }
  }
  return undefined;
}

function entryOf(item: PropSidebarItem & {href?: string}, place: string): HistoryEntry {
  return {url: item.href ?? '', title: 'label' in item ? item.label : '', place};
}
