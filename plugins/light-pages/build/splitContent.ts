import type {
  ArrayExpression,
  CallExpression,
  Expression,
  FunctionDeclaration,
  Program,
  Property,
  ReturnStatement,
} from 'estree';

/** Elements per part. React renders a part without yielding, which takes some 10 ms with CPU ÷ 4. */
const largestPart = 100;
const partName = '_Part';

/**
 * A recma plugin. MDX compiles a page into one function that creates all of its elements, which is a task of more than 100 ms
 * on phones for long pages. This splits it into several functions, each rendered by a separate component, so that React can
 * yield in between. The elements are the same.
 */
export function splitContent(): (program: Program) => void {
  return (program) => {
    const children = childrenOfPage(program);
    if (!children) {
      return;
    }
    const parts = groupBySize(children.elements as Expression[]);
    if (parts.length > 1) {
      children.elements = parts.map((part) => callOf('_jsx', partName, {children: functionOf(part)}));
      program.body.push(partComponent());
    }
  };
}

/** @returns the list of a page's elements; undefined for a single element, and in development builds */
function childrenOfPage(program: Program): ArrayExpression | undefined {
  const content = program.body.find(
    (node): node is FunctionDeclaration => node.type === 'FunctionDeclaration' && node.id.name === '_createMdxContent',
  );
  const result = content?.body.body.find((node): node is ReturnStatement => node.type === 'ReturnStatement')?.argument;
  if (
    result?.type !== 'CallExpression' ||
    !isNamed(result.callee, '_jsxs') ||
    !isNamed(result.arguments[0], '_Fragment')
  ) {
    return undefined;
  }
  const [, props] = result.arguments;
  const children =
    props?.type === 'ObjectExpression'
      ? props.properties.find((one): one is Property => one.type === 'Property' && isNamed(one.key, 'children'))?.value
      : undefined;
  return children?.type === 'ArrayExpression' ? children : undefined;
}

function isNamed(node: {type: string} | undefined, name: string): boolean {
  return node?.type === 'Identifier' && (node as {name?: string}).name === name;
}

/** Parts start with an element, because React would put a comment between the text of two parts. */
function groupBySize(elements: readonly Expression[]): Expression[][] {
  const parts: Expression[][] = [[]];
  let size = 0;
  for (const element of elements) {
    const added = countCalls(element);
    if (size + added > largestPart && size > 0 && element.type === 'CallExpression') {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(element);
    size += added;
  }
  return parts;
}

/** @returns how many elements a part of the syntax tree creates */
function countCalls(node: unknown): number {
  if (Array.isArray(node)) {
    return node.reduce<number>((sum, one) => sum + countCalls(one), 0);
  }
  if (node === null || typeof node !== 'object') {
    return 0;
  }
  return Number((node as {type?: string}).type === 'CallExpression') + countCalls(Object.values(node));
}

/** `() => _jsxs(_Fragment, {children: […]})` */
function functionOf(elements: Expression[]): Expression {
  return {
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [],
    body: callOf('_jsxs', '_Fragment', {children: {type: 'ArrayExpression', elements}}),
  };
}

function callOf(name: string, component: string, props: Readonly<Record<string, Expression>>): CallExpression {
  return {
    type: 'CallExpression',
    optional: false,
    callee: {type: 'Identifier', name},
    arguments: [
      {type: 'Identifier', name: component},
      {
        type: 'ObjectExpression',
        properties: Object.entries(props).map(([key, value]) => ({
          type: 'Property',
          kind: 'init',
          method: false,
          shorthand: false,
          computed: false,
          key: {type: 'Identifier', name: key},
          value,
        })),
      },
    ],
  };
}

/** `function _Part(props) { return props.children(); }` */
function partComponent(): FunctionDeclaration {
  const props = {type: 'Identifier', name: 'props'} as const;
  return {
    type: 'FunctionDeclaration',
    id: {type: 'Identifier', name: partName},
    params: [props],
    body: {
      type: 'BlockStatement',
      body: [
        {
          type: 'ReturnStatement',
          argument: {
            type: 'CallExpression',
            optional: false,
            callee: {
              type: 'MemberExpression',
              object: props,
              property: {type: 'Identifier', name: 'children'},
              computed: false,
              optional: false,
            },
            arguments: [],
          },
        },
      ],
    },
  };
}
