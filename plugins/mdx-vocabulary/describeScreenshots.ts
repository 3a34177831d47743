import type {Taken} from '../../src/data/screenshots';
import type {JsxAttribute, Node} from './types';

/**
 * Gives every `<Screenshot>` its alternative text and its sizes, so that a page carries those of its own screenshots and
 * of no other. Changes the tree in place.
 *
 * @param root - MDX syntax tree that passed the checks
 * @param screenshots - what was taken, by name
 */
export function describeScreenshots(root: Node, screenshots: Readonly<Record<string, Taken>>): void {
  if (root.name === 'Screenshot') {
    const attributes = root.attributes as JsxAttribute[];
    const name = attributes.find((attribute) => attribute.name === 'name')?.value;
    const taken = typeof name === 'string' && Object.hasOwn(screenshots, name) ? screenshots[name] : undefined;
    if (taken) {
      const {alt, width, height, phone} = taken;
      attributes.push(
        ...Object.entries({alt, width, height, phoneWidth: phone?.width, phoneHeight: phone?.height}).flatMap(
          ([key, value]): JsxAttribute[] =>
            value === undefined ? [] : [{type: 'mdxJsxAttribute', name: key, value: String(value)}],
        ),
      );
    }
  }
  root.children?.forEach((child) => describeScreenshots(child, screenshots));
}
