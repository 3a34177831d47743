import ts from 'typescript';
import {lineOf} from '../../shared/samples/lineOf';
import type {Finding} from '../../shared/samples/types';

/**
 * Functions that Strapi calls during startup, with the calls that belong in another one, because what they need isn't
 * available yet, or no longer.
 */
const elsewhere: Readonly<Record<string, {other: string; calls: RegExp}>> = {
  bootstrap: {
    other: 'register',
    calls:
      /\b(createHook|registerPlugin|customFields\.register|documents\.use|addReducers|addMiddlewares|addMenuLink)$/,
  },
  register: {
    other: 'bootstrap',
    calls:
      /\b(registerHook|injectComponent|addEditViewSidePanel|addDocumentAction|addBulkAction|cron\.add|registerMany)$/,
  },
};

/**
 * Checks that code runs at a time when it can have an effect: declarations that have to be made early aren't in
 * `bootstrap`, code that needs other plugins isn't in `register`, and lifecycle hooks reject data before it's stored.
 *
 * @returns findings with their line in the file, from 1
 */
export function checkMoments(source: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  const report = (node: ts.Node, problem: {message: string; fix: string}): void => {
    findings.push({...problem, line: lineOf(node)});
  };
  const visit = (node: ts.Node, moment: string): void => {
    const own = nameOf(node) ?? moment;
    const {other = '', calls} = elsewhere[own] ?? {};
    if (ts.isCallExpression(node) && calls?.test(node.expression.getText(source))) {
      const [called = ''] = calls.exec(node.expression.getText(source)) ?? [];
      report(node, {
        message: `${called} is too ${own === 'register' ? 'early' : 'late'} in ${own}`,
        fix: `call it in ${other}`,
      });
    }
    if (ts.isThrowStatement(node) && /^after[A-Z]/.test(own) && /ValidationError/.test(node.getText(source))) {
      report(node, {
        message: `${own} can't reject data that's already stored`,
        fix: `write before${own.slice('after'.length)}`,
      });
    }
    ts.forEachChild(node, (child) => {
      visit(child, own);
    });
  };
  visit(source, '');
  return findings;
}

/** The name of a function or method, if it's one that Strapi calls. */
function nameOf(node: ts.Node): string | undefined {
  const isFunction = ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node);
  const isProperty =
    ts.isPropertyAssignment(node) &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer));
  const name = (isFunction || isProperty) && node.name ? node.name.getText() : '';
  return /^(bootstrap|register|(after|before)[A-Z]\w+)$/.test(name) ? name : undefined;
}
