import type {EstreeNode, JsxAttribute, Node} from './types';

/**
 * @param root - MDX syntax tree
 * @returns local names that the file's own `import` statements bind
 */
export function importedNames(root: Node): ReadonlySet<string> {
  const statements = (root.children ?? [])
    .filter(({type}) => type === 'mdxjsEsm')
    .flatMap(({data}) => (data?.estree?.body ?? []) as EstreeNode[]);
  const specifiers = statements
    .filter(({type}) => type === 'ImportDeclaration')
    .flatMap(({specifiers: list}) => list as {local: {name: string}}[]);
  return new Set(specifiers.map(({local}) => local.name));
}

/**
 * Evaluates the literal value of an attribute.
 *
 * @param value - as the parser returns it: null for an attribute without a value, a string, or an expression
 * @returns the value in an object; `undefined` for an expression that isn't a literal
 */
export function literalOf(value: JsxAttribute['value']): {value: unknown} | undefined {
  if (value === null || value === undefined) {
    return {value: true};
  }
  if (typeof value === 'string') {
    return {value};
  }
  const [statement] = (value.data?.estree?.body ?? []) as EstreeNode[];
  const expression = statement?.expression as EstreeNode | undefined;
  return expression?.type === 'Literal' ? {value: expression.value} : undefined;
}

/**
 * @param node - syntax tree of an expression
 * @returns whether it contains JSX
 */
export function containsJsx(node: unknown): boolean {
  if (Array.isArray(node)) {
    return node.some(containsJsx);
  }
  if (!isEstreeNode(node)) {
    return false;
  }
  return node.type === 'JSXElement' || node.type === 'JSXFragment' || Object.values(node).some(containsJsx);
}

function isEstreeNode(value: unknown): value is EstreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
