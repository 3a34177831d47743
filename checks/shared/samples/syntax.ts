import ts from 'typescript';

/** A node and everything inside it, in source order. */
export function nodesIn(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    found.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** The members of an object literal that have a fixed name, by name. None if the node isn't an object literal. */
export function membersOf(node: ts.Node | undefined): Map<string, ts.ObjectLiteralElementLike> {
  const literal = node && unwrap(node);
  const members = literal && ts.isObjectLiteralExpression(literal) ? [...literal.properties] : [];
  return new Map(
    members.flatMap((member): Array<[string, ts.ObjectLiteralElementLike]> => {
      const {name} = member;
      return name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? [[name.text, member]] : [];
    }),
  );
}

/**
 * The values of an object literal, by name, without methods. The value of a shorthand property is its name. In both cases, the
 * value's `parent` is the property.
 */
export function valuesOf(node: ts.Node | undefined): Map<string, ts.Expression> {
  return new Map(
    [...membersOf(node)].flatMap(([name, member]): Array<[string, ts.Expression]> => {
      if (ts.isPropertyAssignment(member)) {
        return [[name, member.initializer]];
      }
      return ts.isShorthandPropertyAssignment(member) ? [[name, member.name]] : [];
    }),
  );
}

/** The text of a string literal; empty for anything else. */
export function textOf(node: ts.Node | undefined): string {
  return node && ts.isStringLiteralLike(node) ? node.text : '';
}

/**
 * What a file exports by default or as `module.exports`. Names are resolved to their values, and functions to what they return.
 */
export function exportedValue(source: ts.SourceFile): ts.Expression | undefined {
  const variables = new Map<string, ts.Expression>();
  let exported: ts.Expression | undefined;
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) {
          variables.set(name.text, initializer);
        }
      }
    } else if (ts.isExportAssignment(statement)) {
      exported = statement.expression;
    } else if (
      ts.isExpressionStatement(statement) &&
      ts.isBinaryExpression(statement.expression) &&
      statement.expression.left.getText(source) === 'module.exports'
    ) {
      exported = statement.expression.right;
    }
  }
  return exported && resolve(exported, variables);
}

function resolve(expression: ts.Expression, variables: ReadonlyMap<string, ts.Expression>): ts.Expression | undefined {
  const value = unwrap(expression);
  if (ts.isIdentifier(value)) {
    const initializer = variables.get(value.text);
    return initializer && resolve(initializer, new Map([...variables].filter(([name]) => name !== value.text)));
  }
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
    const returned = ts.isBlock(value.body) ? value.body.statements.find(ts.isReturnStatement)?.expression : value.body;
    return returned && resolve(returned, variables);
  }
  return value as ts.Expression;
}

/** An expression without parentheses, `as` and `satisfies`. */
function unwrap(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? unwrap(node.expression)
    : node;
}
