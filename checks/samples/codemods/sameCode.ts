import ts from 'typescript';

/** A comment in a fence that stands for any number of lines of code. */
const rest = /^\/\/ …$/;

/**
 * Whether the code on a page matches a codemod's output. Ignores line breaks, indentation, the type of quotes and
 * trailing commas; `// …` on the page stands for any code.
 */
export function sameCode(shown: string, actual: string): boolean {
  const pattern = tokensOf(shown);
  const tokens = tokensOf(actual);
  return matches(pattern, 0, tokens, 0);
}

function matches(pattern: readonly string[], at: number, tokens: readonly string[], from: number): boolean {
  const token = pattern[at];
  if (token === undefined) {
    return from === tokens.length;
  }
  if (!rest.test(token)) {
    return token === tokens[from] && matches(pattern, at + 1, tokens, from + 1);
  }
  for (let next = from; next <= tokens.length; next += 1) {
    if (matches(pattern, at + 1, tokens, next)) {
      return true;
    }
  }
  return false;
}

function tokensOf(text: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, text);
  const tokens: string[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.WhitespaceTrivia || kind === ts.SyntaxKind.NewLineTrivia) {
      continue;
    }
    const closes = [
      ts.SyntaxKind.CloseBraceToken,
      ts.SyntaxKind.CloseBracketToken,
      ts.SyntaxKind.CloseParenToken,
    ].includes(kind);
    if (closes && tokens.at(-1) === ',') {
      tokens.pop();
    }
    tokens.push(
      kind === ts.SyntaxKind.StringLiteral ? JSON.stringify(scanner.getTokenValue()) : scanner.getTokenText().trim(),
    );
  }
  return tokens;
}
