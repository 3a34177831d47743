/** A box with text. Lines are broken to fit, and text between backticks is shown as code. */
export interface Node {
  title: string;
  /** A sentence or a few words below the title. */
  text?: string;
  /** `accent` emphasizes the box, `quiet` de-emphasizes it; `label` has no frame, for the heading of a row or column. */
  look?: 'plain' | 'accent' | 'quiet' | 'label';
}

/** An arrow from one node to another. */
export interface Arrow<Name extends string> {
  from: Name;
  to: Name;
  /** A few words next to the line. */
  text?: string;
  /** Whether it has a head at both ends. */
  both?: boolean;
  /** Whether the line is dashed, for something that only happens sometimes. */
  dashed?: boolean;
}

/** A frame around nodes that belong together, such as everything on one machine. */
export interface Lane<Name extends string> {
  title: string;
  around: readonly Name[];
}

/**
 * Positions of the nodes, in the syntax of CSS's grid-template-areas: one string per row, with a name or a dot (an empty
 * cell) for each column. A node whose name is repeated spans several cells.
 */
export type Areas = readonly string[];

/** What a diagram says in words. */
export interface Description {
  /** What the drawing shows, in a few words. Screen readers announce it instead of the shapes. */
  title: string;
  /** Caption below the drawing. */
  caption: string;
  /** Text alternative, for readers who can't see the drawing and for search: one sentence per step or part. */
  inWords: readonly string[];
}

/** Boxes on a grid, with arrows between them. */
export interface Flow<Name extends string = string> extends Description {
  nodes: Readonly<Record<Name, Node>>;
  arrows?: readonly Arrow<Name>[];
  /** Lanes; if they're nested, the outer ones come first. */
  lanes?: readonly Lane<Name>[];
  /** Grid for desktops, where the drawing is 632 px wide. */
  wide: Areas;
  /** Grid for phones, where the drawing is 340 px wide. */
  narrow: Areas;
}

/** Messages between participants, from top to bottom. */
export interface Sequence<Name extends string = string> extends Description {
  /** Titles by name, from left to right. */
  participants: Readonly<Record<Name, string>>;
  messages: readonly Message<Name>[];
}

export interface Message<Name extends string> {
  from: Name;
  /** The receiver; the same as `from` for something that a participant does without the others. */
  to: Name;
  text: string;
  /** The displayed number; by default, the message's position. Set it if several messages belong to one numbered step. */
  step?: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Rectangle extends Point {
  width: number;
  height: number;
}

/** One line of text, with its width in pixels; parts with `code` are in the code font. */
export interface TextLine {
  parts: readonly {text: string; code: boolean}[];
  width: number;
}

/** A shape of a drawing. Coordinates are SVG user units, which are pixels as long as the drawing isn't scaled down. */
export type Shape =
  | ({kind: 'lane'; title: TextLine; titleAt: Rectangle} & Rectangle)
  | ({
      kind: 'box';
      name: string;
      look: NonNullable<Node['look']>;
      title: readonly TextLine[];
      text: readonly TextLine[];
    } & Rectangle)
  | {kind: 'lifeline'; from: Point; to: Point}
  | {kind: 'arrow'; from: string; to: string; points: readonly Point[]; both: boolean; dashed: boolean}
  | ({kind: 'label'; lines: readonly TextLine[]; number?: number} & Rectangle);

/** A drawing for one width. */
export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

/** A diagram after layout: the same content for two widths. */
export interface Diagram extends Description {
  wide: Drawing;
  narrow: Drawing;
}
