import Slugger from 'github-slugger';
import type {Node} from './types';

/** The visible text of a node, including code. */
export function textOf(node: Node): string {
  return node.value !== undefined && (node.type === 'text' || node.type === 'inlineCode')
    ? node.value
    : (node.children ?? []).map(textOf).join('');
}

/**
 * Assigns ids as Docusaurus does: the id in a comment (`## Operators {\u002f* #operators *\u002f}`), otherwise the
 * slugified text, with a number if an earlier heading has the same.
 *
 * @returns a function to call for each heading of one file, in order
 */
export function createHeadingIds(): (heading: Node) => string {
  const slugger = new Slugger();
  return (heading) => explicitId(heading) ?? slugger.slug(textOf(heading).trim());
}

function explicitId({children = []}: Node): string | undefined {
  const comment = children.find(({type, value}) => type === 'mdxTextExpression' && /^\/\*.*\*\/$/.test(value ?? ''));
  return /#([^\s*]+)/.exec(comment?.value ?? '')?.[1];
}
