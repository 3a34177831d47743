import type {InlineCode, Nodes, PhrasingContent, Root, Table, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';

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
    breakIn(node);
  } else if ('children' in node) {
    node.children.forEach(visit);
  }
}

function breakIn({children: rows}: Table): void {
  for (const {
    children: [first, ...others],
  } of rows) {
    if (first && others.length === 1) {
      first.children = first.children.map((node) => (node.type === 'inlineCode' ? withBreaks(node) : node));
    }
  }
}

function withBreaks(code: InlineCode): PhrasingContent {
  const parts = code.value.split(seam);
  return code.value.length > fitting && parts.length > 1
    ? element('code', parts.flatMap((value) => [element('wbr', []), {type: 'text', value} satisfies Text]).slice(1))
    : code;
}

/** MDX's mark for JSX in the source, which isn't replaced by components: Docusaurus's would show such code as a block. */
const explicit = {_mdxExplicitJsx: true} as MdxJsxTextElement['data'];

function element(name: string, children: MdxJsxTextElement['children']): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: [], children, data: explicit};
}
