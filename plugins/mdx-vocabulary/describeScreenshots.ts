import type {Taken} from '../../src/data/screenshots';
import {addProps} from './addProps';
import type {Node} from './types';

/**
 * Gives every `<Screenshot>` its alternative text and its sizes, so that a page carries those of its own screenshots and
 * of no other. Changes the tree in place.
 *
 * @param root - MDX syntax tree that passed the checks
 * @param screenshots - what was taken, by name
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
