import type {Taken} from '../../src/data/screenshots';
import {addProps} from './addProps';
import type {Node} from './types';

/**
 * Adds alternative text and sizes to every `<Screenshot>`, so that a page only includes the data of its own
 * screenshots. Changes the tree in place.
 *
 * @param root - MDX syntax tree that passed the checks
 * @param screenshots - the available screenshots, by name
 */
export function describeScreenshots(root: Node, screenshots: Readonly<Record<string, Taken>>): void {
  addProps(root, 'Screenshot', screenshots, ({alt, width, height, phone}) => ({
    alt,
    width,
    height,
    phoneWidth: phone?.width,
    phoneHeight: phone?.height,
  }));
}
