import type {ComponentDefinition} from '../../src/mdx/vocabulary';

/** The parts of an MDX syntax tree that the checks read. Structural, so that the core has no parser in its types. */
export interface Position {
  start: {line: number; column: number};
}

export interface JsxAttribute {
  type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute';
  name?: string;
  value?: null | string | {type: 'mdxJsxAttributeValueExpression'; value: string; data?: {estree?: EstreeNode}};
  position?: Position;
}

export interface EstreeNode {
  type: string;
  [key: string]: unknown;
}

export interface Node {
  type: string;
  name?: string | null;
  value?: string;
  /** Of a link or an image. */
  url?: string;
  /** Of a list: whether it has numbers. */
  ordered?: boolean | null;
  attributes?: unknown;
  children?: Node[];
  position?: Position;
  data?: {estree?: EstreeNode};
}

/** A mistake in a page. */
export interface Problem {
  line: number;
  column: number;
  /** What is wrong and what to do about it. */
  message: string;
}

/** What pages may use. */
export interface Rules {
  components: Readonly<Record<string, ComponentDefinition>>;
  /** HTML elements, with the attributes each takes. */
  htmlElements: Readonly<Record<string, readonly string[]>>;
  admonitions: readonly string[];
  iconNames: ReadonlySet<string>;
}
