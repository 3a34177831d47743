/** One simple command: its words, without preceding variable assignments, and its first line in the fence (from 1). */
export interface SimpleCommand {
  words: string[];
  line: number;
}

const tokenPattern =
  /'[^']*'|"(?:\\.|[^"\\])*"|\$\([^)]*\)|<[\w -]+>|&&|\|\||[|;&<>]|(?:\\.|[^\s|;&<>'"\\]|(?<==)["'][^"']*["'])+/g;
/** Excludes here-strings: `<<< text`. */
const hereDocument = /(?<!<)<<(?!<)-?\s*['"]?(\w+)['"]?/;
const separators = new Set(['&&', '||', '|', ';', '&']);

/**
 * Splits a shell fence into simple commands: joins continued lines, drops comments, redirections and here-documents,
 * and removes quotes.
 */
export function splitCommands(text: string): SimpleCommand[] {
  const commands: SimpleCommand[] = [];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const line = index + 1;
    let statement = lines[index] ?? '';
    while (/\\\s*$/.test(statement) && index + 1 < lines.length) {
      statement = `${statement.replace(/\\\s*$/, ' ')}${lines[(index += 1)] ?? ''}`;
    }
    while (hasOpenQuote(statement) && index + 1 < lines.length) {
      statement += `\n${lines[(index += 1)] ?? ''}`;
    }
    const [, end] = hereDocument.exec(statement) ?? [];
    for (const words of simpleCommands(statement.replace(hereDocument, ''))) {
      commands.push({words, line});
    }
    while (end && index + 1 < lines.length && lines[(index += 1)]?.trim() !== end);
  }
  return commands;
}

function simpleCommands(statement: string): string[][] {
  const commands: string[][] = [[]];
  let redirected = false;
  for (const [token] of withoutComment(statement).matchAll(tokenPattern)) {
    if (separators.has(token)) {
      commands.push([]);
    } else if (token === '>' || token === '<') {
      redirected = true;
    } else if (redirected) {
      redirected = false;
    } else {
      commands.at(-1)?.push(token.replace(/^(['"])([\s\S]*)\1$/, '$2'));
    }
  }
  return commands.map(withoutVariables).filter((words) => words.length > 0);
}

function withoutVariables(words: string[]): string[] {
  const start = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
  return start === -1 ? [] : words.slice(start);
}

function withoutComment(statement: string): string {
  return statement.replace(/^(?:\s*#.*)$|((?:'[^']*'|"[^"]*"|[^'"#]|(?<=\S)#)*)(?:\s#.*)?$/, (whole, code?: string) =>
    code === undefined ? '' : /^\s*#/.test(whole) ? '' : whole.slice(0, code.length),
  );
}

function hasOpenQuote(statement: string): boolean {
  const rest = statement.replace(/\\./g, '').replace(/"[^"]*"|'[^']*'/g, '');
  return !/^\s*#/.test(statement) && /["']/.test(rest) && !/\w'\w/.test(rest);
}
