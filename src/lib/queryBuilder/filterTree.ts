import type {FilterNode, Group} from './types';

/** The group with one node replaced by what `change` makes of it; unchanged when no node has this id. */
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

/** The group without one node, and all that is in it. */
export function removeNode(group: Group, id: string): Group {
  const children = group.children
    .filter((child) => child.id !== id)
    .map((child) => (child.kind === 'group' ? removeNode(child, id) : child));
  return {...group, children};
}

/** The group with a node added as the last one of the group that `parent` names. */
export function appendNode(group: Group, parent: string, node: FilterNode): Group {
  return updateNode(group, parent, (found) =>
    found.kind === 'group' ? {...found, children: [...found.children, node]} : found,
  );
}
