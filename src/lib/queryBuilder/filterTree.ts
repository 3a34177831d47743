import type {FilterNode, Group} from './types';

/**
 * How many levels of groups there can be, counting the outermost one. Permalinks need a limit, because anyone may have
 * written them, and the form has the same one, so that it never makes a permalink that opens with less.
 */
export const maxGroupLevels = 8;

/** @returns the group with the result of `change` in place of one node; an equal group if no node has this id */
export function updateNode(group: Group, id: string, change: (node: FilterNode) => FilterNode): Group {
  if (group.id === id) {
    return change(group) as Group;
  }
  return {
    ...group,
    children: group.children.map((child) => {
      if (child.kind === 'group') {
        return updateNode(child, id, change);
      }
      return child.id === id ? change(child) : child;
    }),
  };
}

/** @returns the group without one node and its children */
export function removeNode(group: Group, id: string): Group {
  const children = group.children
    .filter((child) => child.id !== id)
    .map((child) => (child.kind === 'group' ? removeNode(child, id) : child));
  return {...group, children};
}

/** @returns the group with a node added at the end of the group with the id `parent` */
export function appendNode(group: Group, parent: string, node: FilterNode): Group {
  return updateNode(group, parent, (found) =>
    found.kind === 'group' ? {...found, children: [...found.children, node]} : found,
  );
}
