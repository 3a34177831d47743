import {findingAt} from '../findingAt';
import {endOf, startOf, walk, type ParsedNode} from '../tree';
import type {Finding, Rule} from '../types';

/** Finds numbered lists that are accidentally split by a block, and items that were meant to be links. */
export const checkLists: Rule = (page) =>
  [...walk(page.root)].flatMap(([node, around]): Finding[] => {
    if (node.type === 'list' && startsAgain(node, around.at(-1)?.children ?? [])) {
      return [
        findingAt(
          page,
          startOf(node),
          'what stands between these steps ends their list, so the numbers start again at 1',
          'indent it as far as the text of the step that it belongs to',
        ),
      ];
    }
    const written = node.type === 'listItem' ? linkless(node) : undefined;
    return written && page.source.slice(startOf(written), endOf(written)).startsWith('[')
      ? [
          findingAt(
            page,
            startOf(written),
            `${written.value ?? ''} isn't a link: it has no URL`,
            'write [text](./page.mdx)',
          ),
        ]
      : [];
  });

/** Whether a list restarts at 1 after blocks that belong inside the numbered list before it. */
function startsAgain(list: ParsedNode, siblings: readonly ParsedNode[]): boolean {
  const before = siblings.slice(0, siblings.indexOf(list));
  const previous = before.map(({type}) => type).lastIndexOf('list');
  const between = before.slice(previous + 1);
  return (
    isNumbered(list) &&
    previous >= 0 &&
    isNumbered(before[previous]) &&
    between.length > 0 &&
    between.every(({type, children}) => type === 'code' || (type === 'paragraph' && children?.every(isImage)))
  );
}

function isNumbered(node: ParsedNode | undefined): boolean {
  return node?.ordered === true && node.start === 1;
}

function isImage({type}: ParsedNode): boolean {
  return type === 'image';
}

/** @returns the only text node of an item, if it's in brackets like the text of a link */
function linkless({children = []}: ParsedNode): ParsedNode | undefined {
  const [text, ...others] = children.flatMap((child) => child.children ?? [child]);
  return others.length === 0 && text?.type === 'text' && /^\[[^[\]]+\]$/.test(text.value ?? '') ? text : undefined;
}
