import type {EstreeNode, JsxAttribute, Node} from './types';

/**
 * Gives every component that names an icon the icon itself, as a `glyph` prop, so that a page carries the icons it
 * shows and no other. Changes the tree in place.
 *
 * @param root - MDX syntax tree that passed the checks
 * @param iconProps - for each component, its prop that names an icon
 * @param iconPath - module path of an icon's SVG file
 */
export function importIcons(
  root: Node,
  iconProps: Readonly<Record<string, string>>,
  iconPath: (name: string) => string,
): void {
  const identifiers = new Map<string, string>();
  const visit = (node: Node): void => {
    const prop = node.name && Object.hasOwn(iconProps, node.name) ? iconProps[node.name] : undefined;
    if (prop && node.type.startsWith('mdxJsx')) {
      const attributes = node.attributes as JsxAttribute[];
      const icon = attributes.find(({name}) => name === prop)?.value;
      if (typeof icon === 'string') {
        const identifier = identifiers.get(icon) ?? `Icon${identifiers.size + 1}Glyph`;
        identifiers.set(icon, identifier);
        attributes.push(glyphAttribute(identifier));
      }
    }
    node.children?.forEach(visit);
  };
  visit(root);
  root.children?.unshift(...[...identifiers].map(([icon, identifier]) => importNode(identifier, iconPath(icon))));
}

function glyphAttribute(identifier: string): JsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name: 'glyph',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: identifier,
      data: {estree: program({type: 'ExpressionStatement', expression: {type: 'Identifier', name: identifier}})},
    },
  };
}

function importNode(identifier: string, source: string): Node {
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

function program(statement: EstreeNode): EstreeNode {
  return {type: 'Program', sourceType: 'module', body: [statement]};
}
