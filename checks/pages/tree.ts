import type {JsxAttribute, Node} from '../../plugins/mdx-vocabulary/types';

/** A node as the parser returns it, with offsets in its positions. */
export interface ParsedNode extends Node {
  depth?: number;
  /** For a reference link: its name in lowercase. */
  identifier?: string;
  /** For a numbered list: its first number. */
  start?: number | null;
  position?: {
    start: {line: number; column: number; offset: number};
    end: {line: number; column: number; offset: number};
  };
  children?: ParsedNode[];
}

/** Every node of a tree with its ancestors, outermost first, in source order. */
export function* walk(node: Node, around: readonly ParsedNode[] = []): Generator<[ParsedNode, readonly ParsedNode[]]> {
  const parsed = node as ParsedNode;
  yield [parsed, around];
  for (const child of parsed.children ?? []) {
    yield* walk(child, [...around, parsed]);
  }
}

export function startOf(node: Node): number {
  return (node as ParsedNode).position?.start.offset ?? 0;
}

export function endOf(node: Node): number {
  return (node as ParsedNode).position?.end.offset ?? 0;
}

/** The attributes of a component or an element; none for other nodes, and for directives, whose attributes are an object. */
export function attributesOf({attributes}: Node): readonly JsxAttribute[] {
  return Array.isArray(attributes) ? (attributes as JsxAttribute[]) : [];
}
