import type {Diagram} from '../../../src/lib/diagram/types';
import type {BreakingChange} from '../../breaking-changes/core/types';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** A use of a component, in running text or as a block of its own. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What resolvers know besides the element itself. */
export interface ResolverContext {
  /** Absolute address of a path of this site. */
  toAbsolute: (path: string) => string;
  /** The content of an element as plain Markdown. */
  resolveChildren: (element: Element) => RootContent[];
  /** Diagrams by name. */
  diagrams: ReadonlyMap<string, Diagram>;
  /** Breaking changes in the order in which their page lists them. */
  breakingChanges: readonly BreakingChange[];
}

/**
 * Plain Markdown for one use of a component.
 *
 * @param element - the use; its props are checked by plugins/mdx-vocabulary
 * @returns nodes that Markdown has a syntax for; none where the component says nothing
 */
export type Resolver = (element: Element, context: ResolverContext) => RootContent[];

/** A page that is going to have a twin. */
export interface TwinPage {
  /** Path of its file from the root of the repository, with forward slashes. */
  file: string;
  /** Path of its address, such as `/cms/intro`. */
  permalink: string;
  title: string;
  description: string;
  /** Whether it's kept out of lists. */
  unlisted: boolean;
}

/** The Markdown twin of a page. */
export interface Twin extends Omit<TwinPage, 'file'> {
  /** Title and text, without what stands above them in the file. */
  body: string;
}
