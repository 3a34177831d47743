import type {
  NormalizedSidebarItem,
  SidebarItemCategoryLinkConfig,
} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type {SidebarDefinition, SidebarGroup} from './sidebarDefinition';

/** The properties of Docusaurus's generator document that the sidebar needs. */
export interface SidebarPage {
  id: string;
  label: string;
  file: string;
  group?: readonly string[];
  position?: number;
}

interface Node {
  item: NormalizedSidebarItem;
  label: string;
  position: number;
}

/**
 * Builds the items of one sidebar from the pages of its folder. A page appears in the group that its front matter
 * names, otherwise below the page with the longest URL that's a prefix of its own. Groups keep the order of their
 * definition. A sidebar without groups lists the pages that have no parent.
 *
 * @param definition - the sidebar's folder and groups
 * @param pages - every page that belongs to the sidebar, in any order
 * @returns Docusaurus sidebar items, without empty groups
 * @throws Error with the file and the fix, if a page names an unknown group or has neither a group nor a parent page
 */
export function buildSidebar(definition: SidebarDefinition, pages: readonly SidebarPage[]): NormalizedSidebarItem[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const headings = new Set(flattenGroups(definition.groups).flatMap(({group}) => (group.link ? [group.link] : [])));
  const isFlat = definition.groups.length === 0;
  const loose = pages.filter((page) => !page.group && !headings.has(page.id));
  const roots = isFlat ? loose.filter((page) => !findParent(page, byId)) : [];
  const childrenOf = groupBy(
    loose.filter((page) => !roots.includes(page)),
    (page) => checkParent(page, byId).id,
  );
  const membersOf = groupBy(
    pages.filter((page) => page.group && !headings.has(page.id)),
    (page) => groupKey(checkGroup(page, definition)),
  );

  const pageNode = (page: SidebarPage): Node => {
    const children = (childrenOf.get(page.id) ?? []).map(pageNode);
    return {
      label: page.label,
      position: page.position ?? Infinity,
      item: children.length === 0 ? docItem(page) : categoryItem(page.label, children, page.id),
    };
  };

  const groupItems = (group: SidebarGroup, path: readonly string[]): NormalizedSidebarItem[] => {
    const key = [...path, group.label];
    const heading = group.link ? byId.get(group.link) : undefined;
    const nodes = [...(membersOf.get(groupKey(key)) ?? []), ...(heading ? (childrenOf.get(heading.id) ?? []) : [])].map(
      pageNode,
    );
    const subgroups = (group.groups ?? []).flatMap((subgroup) => groupItems(subgroup, key));
    if (nodes.length === 0 && subgroups.length === 0) {
      return heading ? [docItem(heading)] : [];
    }
    return [categoryItem(group.label, nodes, heading?.id, subgroups)];
  };

  return isFlat
    ? sortNodes(roots.map(pageNode)).map(({item}) => item)
    : definition.groups.flatMap((group) => groupItems(group, []));
}

function docItem(page: SidebarPage): NormalizedSidebarItem {
  return {type: 'doc', id: page.id, label: page.label};
}

function categoryItem(
  label: string,
  nodes: readonly Node[],
  linkId: string | undefined,
  subgroups: readonly NormalizedSidebarItem[] = [],
): NormalizedSidebarItem {
  const link: SidebarItemCategoryLinkConfig | undefined = linkId ? {type: 'doc', id: linkId} : undefined;
  return {
    type: 'category',
    label,
    collapsible: true,
    // Collapsed except for the ancestors of the current page, so that the sidebar gives an overview.
    collapsed: true,
    ...(link && {link}),
    items: [...sortNodes(nodes).map(({item}) => item), ...subgroups],
  } as NormalizedSidebarItem;
}

function sortNodes(nodes: readonly Node[]): Node[] {
  return [...nodes].sort((a, b) =>
    a.position === b.position ? a.label.localeCompare(b.label, 'en') : a.position - b.position,
  );
}

function findParent(page: SidebarPage, byId: ReadonlyMap<string, SidebarPage>): SidebarPage | undefined {
  const segments = page.id.split('/');
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const parent = byId.get(segments.slice(0, length).join('/'));
    if (parent) {
      return parent;
    }
  }
  return undefined;
}

function checkParent(page: SidebarPage, byId: ReadonlyMap<string, SidebarPage>): SidebarPage {
  const parent = findParent(page, byId);
  if (parent) {
    return parent;
  }
  throw new Error(
    `${page.file}: the page has no place in the sidebar: no other page's path is the beginning of its own. Add "group" to its front matter, or "displayed_sidebar: null".`,
  );
}

function checkGroup(page: SidebarPage, definition: SidebarDefinition): readonly string[] {
  const group = page.group ?? [];
  if (definition.groups.length === 0) {
    throw new Error(
      `${page.file}: the sidebar of "${definition.dirName}" has no groups. Remove "group" from the page, or define groups in config/sidebars/${definition.dirName}.ts.`,
    );
  }
  const known = flattenGroups(definition.groups).map(({path}) => path);
  if (!known.some((path) => groupKey(path) === groupKey(group))) {
    throw new Error(
      `${page.file}: unknown sidebar group [${group.join(', ')}]. Use one of config/sidebars/${definition.dirName}.ts: ${known
        .map((path) => `[${path.join(', ')}]`)
        .join(', ')}.`,
    );
  }
  return group;
}

function flattenGroups(
  groups: readonly SidebarGroup[],
  parents: readonly string[] = [],
): {group: SidebarGroup; path: readonly string[]}[] {
  return groups.flatMap((group) => {
    const path = [...parents, group.label];
    return [{group, path}, ...flattenGroups(group.groups ?? [], path)];
  });
}

function groupKey(path: readonly string[]): string {
  return path.join('\u0000');
}

function groupBy<T>(values: readonly T[], key: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const name = key(value);
    groups.set(name, [...(groups.get(name) ?? []), value]);
  }
  return groups;
}
