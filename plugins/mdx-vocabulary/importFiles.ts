import {identifierAttribute, importNode} from './importNode';
import type {JsxAttribute, Node} from './types';

/** A prop that names a file: an icon, a diagram. */
export interface FileProp {
  /** The prop in a page's source. */
  prop: string;
  /** The prop through which the component receives the file's default export. */
  receives: string;
  /** Maps a name to the module path of its file. */
  pathOf: (name: string) => string;
}

/**
 * Passes the file's default export to every component that names a file, so that a page only loads the icons and
 * diagrams that it shows. Changes the tree in place.
 *
 * @param root - MDX syntax tree that passed the checks
 * @param fileProps - for each component, its prop that names a file
 */
export function importFiles(root: Node, fileProps: Readonly<Record<string, FileProp>>): void {
  const identifiers = new Map<string, string>();
  const visit = (node: Node): void => {
    const fileProp = node.name && Object.hasOwn(fileProps, node.name) ? fileProps[node.name] : undefined;
    if (fileProp && node.type.startsWith('mdxJsx')) {
      const attributes = node.attributes as JsxAttribute[];
      const name = attributes.find((attribute) => attribute.name === fileProp.prop)?.value;
      if (typeof name === 'string') {
        const path = fileProp.pathOf(name);
        const identifier = identifiers.get(path) ?? `NamedFile${identifiers.size + 1}`;
        identifiers.set(path, identifier);
        attributes.push(identifierAttribute(fileProp.receives, identifier));
      }
    }
    node.children?.forEach(visit);
  };
  visit(root);
  root.children?.unshift(...[...identifiers].map(([path, identifier]) => importNode(identifier, path)));
}
