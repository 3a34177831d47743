import path from 'node:path';
import {findImagesWithoutAlt, type Node} from './findImagesWithoutAlt';

/**
 * Remark plugin that fails the build for images without alternative text. Runs before Docusaurus's own plugins, which
 * turn images into components.
 *
 * @returns the transformer; it throws an Error that lists every such image of the file as `file:line:column: message`
 */
export function imageAlt(): (root: Node, file: {path: string}) => void {
  return (root, file) => {
    const images = findImagesWithoutAlt(root);
    if (images.length > 0) {
      const name = path.relative(process.cwd(), file.path);
      const lines = images.map(
        ({line, column, source}) =>
          `${name}:${line}:${column}: image ${source} has no alternative text. Write what it shows between the brackets: ![What it shows](${source})`,
      );
      throw new Error(lines.join('\n'));
    }
  };
}
