import {importedNames} from './estree';
import {importNode} from './importNode';
import type {Node} from './types';

/**
 * Imports the components that a page uses, so that it doesn't load any others. Changes the tree in place.
 *
 * @param root - MDX syntax tree that passed the checks
 * @param paths - for each component, the path of its module
 */
export function importComponents(root: Node, paths: Readonly<Record<string, string>>): void {
  const names = new Set<string>();
  const visit = (node: Node): void => {
    if (node.type.startsWith('mdxJsx') && node.name && Object.hasOwn(paths, node.name)) {
      names.add(node.name);
    }
    node.children?.forEach(visit);
  };
  visit(root);
  const own = importedNames(root);
  const missing = Object.entries(paths).filter(([name]) => names.has(name) && !own.has(name));
  root.children?.unshift(...missing.map(([name, path]) => importNode(name, path)));
}
