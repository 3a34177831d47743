import type {RecordedClip} from '../../src/data/clips';
import {addProps} from './addProps';
import type {Node} from './types';

/**
 * Gives every `<Clip>` its label and its size, so that a page carries those of its own clips. Changes the tree in place.
 *
 * @param root - MDX syntax tree that passed the checks
 * @param clips - what was recorded, by name
 */
export function describeClips(root: Node, clips: Readonly<Record<string, RecordedClip>>): void {
  addProps(root, 'Clip', clips, ({label, width, height}) => ({label, width, height}));
}
