import {isValidElement, type ReactNode} from 'react';

/** The text that a node was given as children. What a component adds when it's rendered, such as a badge's, isn't in it. */
export function nodeText(node: ReactNode): string {
  if (isValidElement<{children?: ReactNode}>(node)) {
    return nodeText(node.props.children);
  }
  if (Array.isArray(node)) {
    return node.map(nodeText).join('');
  }
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
