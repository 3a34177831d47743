import type {ComponentDefinition} from '../../src/mdx/vocabulary';

/**
 * The properties of an MDX syntax tree that the checks read. Declared structurally, so that they don't depend on a
 * parser's types.
 */
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
  /** For a link or an image. */
  url?: string;
  /** For an image. */
  alt?: string | null;
  /** For an image by reference: the name of its definition. */
  label?: string | null;
  /** For a list: whether it's numbered. */
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
  /** What is wrong and how to fix it. */
  message: string;
}

/** What pages may use. */
export interface Rules {
  components: Readonly<Record<string, ComponentDefinition>>;
  /** HTML elements, with the attributes that each allows. */
  htmlElements: Readonly<Record<string, readonly string[]>>;
  admonitions: readonly string[];
  iconNames: ReadonlySet<string>;
}
