import ts from 'typescript';
import {lineOf} from '../../shared/samples/lineOf';
import {nodesIn} from '../../shared/samples/syntax';
import type {Finding} from '../../shared/samples/types';

/**
 * Reports promises that aren't awaited: calls whose result is unused and that aren't marked with `void`. A rejection
 * would end the process, and the code below may run before the promise settles.
 *
 * @returns findings with their line in the file, from 1
 */
export function checkPromises(source: ts.SourceFile, checker: ts.TypeChecker): Finding[] {
  // CommonJS has no top-level await.
  const canWait = (node: ts.Node): boolean => !ts.isSourceFile(node.parent) || source.fileName.endsWith('.mjs');
  return nodesIn(source)
    .filter(ts.isExpressionStatement)
    .filter((node) => canWait(node) && isForgotten(node.expression, checker))
    .map((node) => ({
      message: `nothing waits for ${node.expression.getText(source).split('\n')[0]}`,
      fix: 'add await, or add void if it may run in the background',
      line: lineOf(node),
    }));
}

/** Methods that handle a promise, and functions of test runners, which await themselves. */
const handled = ['then', 'catch', 'finally', 'test', 'it', 'describe'];

function isForgotten(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!ts.isCallExpression(expression)) {
    return false;
  }
  const {expression: callee} = expression;
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  return !handled.includes(name) && isPromise(checker.getTypeAtLocation(expression), checker);
}

function isPromise(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (type.isUnion() ? type.types : [type]).some((one) => {
    const then = one.getProperty('then');
    return (
      then !== undefined &&
      (one.flags & ts.TypeFlags.Any) === 0 &&
      checker.getSignaturesOfType(checker.getTypeOfSymbol(then), ts.SignatureKind.Call).length > 0
    );
  });
}
