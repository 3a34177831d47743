import type {Parent, Root, RootContent} from 'mdast';

/**
 * Remark plugin that unwraps paragraphs that only contain components, as MDX does before it runs plugins. A
 * `<Card>…</Card>` on its own line becomes a block.
 */
export function unravel(): (root: Root) => void {
  return (root) => unravelIn(root);
}

function unravelIn(parent: Parent): void {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if ('children' in node) {
      unravelIn(node);
    }
    return node.type === 'paragraph' && hasOnlyComponents(node) ? node.children.filter(isMdx).map(toBlock) : [node];
  });
}

function hasOnlyComponents({children}: Parent): boolean {
  return (
    children.some(isMdx) && children.every((node) => isMdx(node) || (node.type === 'text' && node.value.trim() === ''))
  );
}

function isMdx({type}: {type: string}): boolean {
  return type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
}

function toBlock(node: RootContent): RootContent {
  return {...node, type: node.type === 'mdxJsxTextElement' ? 'mdxJsxFlowElement' : 'mdxFlowExpression'} as RootContent;
}
