import ts from 'typescript';

/** An exported asynchronous function, or an asynchronous method of an exported class. */
export interface Callable {
  name: string;
  parameters: readonly string[];
  /**
   * Name of the class, and whether the method is a static one that creates the instance on which the other methods are
   * called.
   */
  ofClass?: {name: string; isStatic: boolean};
}

/**
 * The exports of a module that can send requests, in source order, with a class's static methods before its others.
 *
 * @param text - TypeScript or JavaScript
 */
export function readCalls(text: string): Callable[] {
  const source = ts.createSourceFile('client.ts', text, ts.ScriptTarget.Latest, true);
  const exported = source.statements.filter((statement) => has(statement, ts.SyntaxKind.ExportKeyword));
  return exported.flatMap((statement): Callable[] => {
    if (ts.isFunctionDeclaration(statement) && has(statement, ts.SyntaxKind.AsyncKeyword)) {
      return [{name: statement.name?.text ?? 'default', parameters: parametersOf(statement)}];
    }
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({name, initializer}) =>
        isFunction(initializer) && has(initializer, ts.SyntaxKind.AsyncKeyword)
          ? [{name: name.getText(), parameters: parametersOf(initializer)}]
          : [],
      );
    }
    return ts.isClassDeclaration(statement) ? methodsOf(statement) : [];
  });
}

function methodsOf(declaration: ts.ClassDeclaration): Callable[] {
  const methods = declaration.members
    .filter(ts.isMethodDeclaration)
    .filter((method) => has(method, ts.SyntaxKind.AsyncKeyword) && !has(method, ts.SyntaxKind.PrivateKeyword))
    .map((method) => ({
      name: method.name.getText(),
      parameters: parametersOf(method),
      ofClass: {name: declaration.name?.text ?? 'default', isStatic: has(method, ts.SyntaxKind.StaticKeyword)},
    }));
  return [...methods].sort((a, b) => Number(b.ofClass.isStatic) - Number(a.ofClass.isStatic));
}

function isFunction(node: ts.Node | undefined): node is ts.ArrowFunction | ts.FunctionExpression {
  return node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));
}

function has(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);
}

function parametersOf({parameters}: ts.SignatureDeclaration): string[] {
  return parameters.map(({name}) => name.getText());
}
