import {layoutFlow} from './layoutFlow';
import {layoutSequence} from './layoutSequence';
import type {Diagram, Flow, Sequence} from './types';

/** Widths of the two drawings: as wide as text on a desk, and as a phone of 390 px leaves. */
const widths = {wide: 632, narrow: 340};

/**
 * @param definition - boxes, arrows between them, and where the boxes are in both widths
 * @returns the diagram, laid out
 * @throws Error if a name in a grid, an arrow or a lane isn't a node's
 */
export function flow<const Name extends string>(definition: Flow<Name>): Diagram {
  const {title, caption, inWords, wide, narrow} = definition;
  return {
    title,
    caption,
    inWords,
    wide: layoutFlow(definition, wide, widths.wide),
    narrow: layoutFlow(definition, narrow, widths.narrow),
  };
}

/**
 * @param definition - participants, and the messages between them
 * @returns the diagram, laid out
 */
export function sequence<const Name extends string>(definition: Sequence<Name>): Diagram {
  const {title, caption, inWords} = definition;
  return {
    title,
    caption,
    inWords,
    wide: layoutSequence(definition, widths.wide),
    narrow: layoutSequence(definition, widths.narrow),
  };
}
