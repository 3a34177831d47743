import {layoutFlow} from './layoutFlow';
import {layoutSequence} from './layoutSequence';
import type {Diagram, Flow, Sequence} from './types';

/** Widths of the two drawings in pixels: the text width of a page on desktops, and on a phone that is 390 px wide. */
const widths = {wide: 632, narrow: 340};

/**
 * Lays out a flowchart in both widths.
 *
 * @param definition - boxes, arrows between them, and a grid with the positions of the boxes for each width
 * @throws Error if a grid has rows of different lengths, or names a node that doesn't exist, or if a node isn't in a grid
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
 * Lays out a sequence diagram in both widths.
 *
 * @param definition - participants, and the messages between them
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
