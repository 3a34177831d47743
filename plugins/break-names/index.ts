import type {InlineCode, Nodes, Root, Table} from 'mdast';

/** Where a name may break: after `_`, `.`, `/`, `:` or `-` within it, before a capital letter, and before a bracket. */
const seam = /(?<=\w[_./:-])(?=\w)|(?<=[a-z\d])(?=[A-Z])|(?<=\w)(?=[[(])/;
/** The number of characters that fit into the first column on a phone of 360 px, at least. */
const fitting = 8;

/**
 * Remark plugin that lets long names break between their words in the first column of tables with two columns. On phones,
 * this column is narrow, and `JWT_SECRET` would become `JWT_SECRE` and `T`. Tables with more columns are cards there.
 */
export function breakNames(): (tree: Root) => void {
  return (tree) => visit(tree);
}

function visit(node: Nodes): void {
  if (node.type === 'table') {
    firstCells(node).forEach(markSeams);
  } else if ('children' in node) {
    node.children.forEach(visit);
  }
}

function firstCells({children: rows}: Table): InlineCode[] {
  return rows
    .flatMap(({children: [first, ...others]}) => (others.length === 1 ? (first?.children ?? []) : []))
    .filter((node) => node.type === 'inlineCode');
}

function markSeams(code: InlineCode): void {
  const parts = code.value.split(seam);
  if (code.value.length > fitting && parts.length > 1) {
    const breakable = parts.flatMap((value) => [wordBreak, {type: 'text' as const, value}]).slice(1);
    code.data = {...code.data, hChildren: breakable};
  }
}

const wordBreak = {type: 'element' as const, tagName: 'wbr', properties: {}, children: []};
