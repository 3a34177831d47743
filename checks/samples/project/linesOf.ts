/** A line of a fence, prepared for comparison. */
export interface Line {
  text: string;
  /** Words, numbers and operators, without a comma or semicolon at the end. */
  tokens: string[];
  /** From 1. */
  number: number;
}

/** The lines of a fence that aren't empty. */
export function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .map((line, index) => ({
      text: line,
      tokens: line.replace(/[,;]\s*$/, '').match(/[\w$]+|=>|[!=<>]=+|&&|\|\||[^\s\w]/g) ?? [],
      number: index + 1,
    }))
    .filter(({tokens}) => tokens.length > 0);
}

/** Whether two lines differ in one token, which is replaced or missing. */
export function isAlike(one: readonly string[], other: readonly string[]): boolean {
  if (one.join(' ') === other.join(' ')) {
    return false;
  }
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const start = long.findIndex((token, index) => token !== short[index]);
  const rest = short.slice(short.length === long.length ? start + 1 : start);
  return long.length - short.length <= 1 && rest.join(' ') === long.slice(start + 1).join(' ');
}
