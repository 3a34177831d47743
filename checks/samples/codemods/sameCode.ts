import ts from 'typescript';

/** In a fence, a comment that stands for any code, in any number of lines. */
const rest = /^\/\/ …$/;

/**
 * Whether code as a page shows it is the code that a codemod wrote. Line breaks, indentation, the kind of quotes and
 * trailing commas make no difference; `// …` in the page stands for any code.
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
