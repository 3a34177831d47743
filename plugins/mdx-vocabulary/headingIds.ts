import Slugger from 'github-slugger';
import type {Node} from './types';

/** The text that a reader sees of a node, code included. */
export function textOf(node: Node): string {
  return node.value !== undefined && (node.type === 'text' || node.type === 'inlineCode')
    ? node.value
    : (node.children ?? []).map(textOf).join('');
}

/**
 * Ids as Docusaurus gives them: what a comment says (`## Operators {\u002f* #operators *\u002f}`), or else the text, with a
 * number where an earlier heading has the same.
 *
 * @returns a function to call for each heading of one file, in their order
 */
export function createHeadingIds(): (heading: Node) => string {
  const slugger = new Slugger();
  return (heading) => explicitId(heading) ?? slugger.slug(textOf(heading).trim());
}

function explicitId({children = []}: Node): string | undefined {
  const comment = children.find(({type, value}) => type === 'mdxTextExpression' && /^\/\*.*\*\/$/.test(value ?? ''));
  return /#([^\s*]+)/.exec(comment?.value ?? '')?.[1];
}
