/** Text of a diagram: lines are broken to fit, and `code` stands between backticks. */
export interface Node {
  title: string;
  /** A sentence or a few words below the title. */
  text?: string;
  /** `accent` draws the eye, `quiet` recedes, `label` has no frame: a heading of a row or a column. */
  look?: 'plain' | 'accent' | 'quiet' | 'label';
}

/** A line from one node to another, with a head at its end. */
export interface Arrow<Name extends string> {
  from: Name;
  to: Name;
  /** A few words beside the line. */
  text?: string;
  /** A head at both ends. */
  both?: boolean;
  /** Drawn broken, for what happens only at times. */
  dashed?: boolean;
}

/** A frame around nodes that belong together, such as everything on one machine. */
export interface Lane<Name extends string> {
  title: string;
  around: readonly Name[];
}

/**
 * Where the nodes are, as in CSS's grid-template-areas: a line for each row, a name or a point (nothing) for each column.
 * A name that is repeated spans cells.
 */
export type Areas = readonly string[];

/** Boxes on a grid, with arrows between them. */
export interface Flow<Name extends string = string> {
  /** What the drawing is, in a few words; read by screen readers instead of its parts. */
  title: string;
  /** What stands below the drawing. */
  caption: string;
  /** What the drawing says, for readers who can't see it and for search: one sentence for each step or part. */
  inWords: readonly string[];
  nodes: Readonly<Record<Name, Node>>;
  arrows?: readonly Arrow<Name>[];
  /** Outer lanes first. */
  lanes?: readonly Lane<Name>[];
  /** The grid where there is room, 632 px wide. */
  wide: Areas;
  /** The grid of phones, 340 px wide. */
  narrow: Areas;
}

/** Messages between participants, from top to bottom. */
export interface Sequence<Name extends string = string> {
  title: string;
  caption: string;
  inWords: readonly string[];
  /** From left to right. */
  participants: Readonly<Record<Name, string>>;
  messages: readonly Message<Name>[];
}

export interface Message<Name extends string> {
  from: Name;
  /** The same as `from` for what a participant does by itself. */
  to: Name;
  text: string;
  /** The number that is shown; by default, messages are counted. For several messages of one step of a list on the page. */
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

/** One line of text; `code` parts are in the code font. */
export interface TextLine {
  parts: readonly {text: string; code: boolean}[];
  width: number;
}

/** What a drawing consists of, in user units that are pixels at full size. */
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

/** A diagram that is laid out: the same content for two widths. */
export interface Diagram {
  title: string;
  caption: string;
  inWords: readonly string[];
  wide: Drawing;
  narrow: Drawing;
}
