import type {EstreeNode, Node} from './types';

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

/** @returns the syntax tree of a program with one statement */
export function program(statement: EstreeNode): EstreeNode {
  return {type: 'Program', sourceType: 'module', body: [statement]};
}
