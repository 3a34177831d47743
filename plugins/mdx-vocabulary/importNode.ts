import type {EstreeNode, JsxAttribute, Node} from './types';

/**
 * @param identifier - local name
 * @param source - path of the module
 * @returns a statement that imports the module's default export
 */
export function importNode(identifier: string, source: string): Node {
  return {
    type: 'mdxjsEsm',
    value: `import ${identifier} from '${source}'`,
    data: {
      estree: program({
        type: 'ImportDeclaration',
        specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: identifier}}],
        source: {type: 'Literal', value: source, raw: `'${source}'`},
      }),
    },
  };
}

/**
 * @param name - name of the prop
 * @param identifier - local name, such as that of an import
 * @returns a prop with the value of that name: `name={identifier}`
 */
export function identifierAttribute(name: string, identifier: string): JsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: identifier,
      data: {estree: program({type: 'ExpressionStatement', expression: {type: 'Identifier', name: identifier}})},
    },
  };
}

/** @returns the syntax tree of a program with one statement */
function program(statement: EstreeNode): EstreeNode {
  return {type: 'Program', sourceType: 'module', body: [statement]};
}
