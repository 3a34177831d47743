import type {RecordedClip} from '../../src/data/clips';
import {addProps} from './addProps';
import type {Node} from './types';

/**
 * Adds the label and size to every `<Clip>`, so that a page only includes the data of its own clips. Changes the tree
 * in place.
 *
 * @param root - MDX syntax tree that passed the checks
 * @param clips - the recorded clips, by name
 */
export function describeClips(root: Node, clips: Readonly<Record<string, RecordedClip>>): void {
  addProps(root, 'Clip', clips, ({label, width, height}) => ({label, width, height}));
}
