import type {Diagram} from '../../../src/lib/diagram/types';
import type {BreakingChange} from '../../breaking-changes/core/types';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** A component, either inline or as a block. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Context that resolvers need in addition to the element. */
export interface ResolverContext {
  /** Makes a path of this site an absolute URL. */
  toAbsolute: (path: string) => string;
  /** Resolves the content of an element to plain Markdown. */
  resolveChildren: (element: Element) => RootContent[];
  /** Diagrams by name. */
  diagrams: ReadonlyMap<string, Diagram>;
  /** Breaking changes, in the order of the page that lists them. */
  breakingChanges: readonly BreakingChange[];
}

/**
 * Converts a component to plain Markdown.
 *
 * @param element - the component, whose props plugins/mdx-vocabulary has checked
 * @returns nodes that Markdown has syntax for; none if the component has no content
 */
export type Resolver = (element: Element, context: ResolverContext) => RootContent[];

/** A page that gets a twin. */
export interface TwinPage {
  /** Path of its file from the root of the repository, with forward slashes. */
  file: string;
  /** Path of its URL, such as `/cms/intro`. */
  permalink: string;
  title: string;
  description: string;
  /** Whether lists omit it. */
  unlisted: boolean;
}

/** The Markdown twin of a page. */
export interface Twin extends Omit<TwinPage, 'file'> {
  /** Title and content, without front matter and imports. */
  body: string;
}
