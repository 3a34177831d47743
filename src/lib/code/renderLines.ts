/** A piece of highlighted code, as prism-react-renderer's `normalizeTokens` gives it. */
export interface CodeToken {
  types: readonly string[];
  content: string;
}

/**
 * Renders highlighted code to HTML: one `.token-line` per line, line breaks kept as text, so that the element's text is
 * the code.
 *
 * @param lines - tokens of each line
 * @param lineClassNames - class names by line index (highlighted, inserted, deleted)
 * @returns HTML in which everything that comes from the code is escaped
 */
export function renderLines(
  lines: readonly (readonly CodeToken[])[],
  lineClassNames: Readonly<Record<number, readonly string[]>> = {},
): string {
  return lines
    .map((tokens, index) => {
      const classNames = ['token-line', ...(lineClassNames[index] ?? [])].join(' ');
      const isLast = index === lines.length - 1;
      return `<span class="${classNames}">${tokens.map(renderToken).join('')}${isLast ? '' : '\n'}</span>`;
    })
    .join('');
}

/** Plain code as lines of one token each: what shows until the highlighter is there. */
export function plainLines(code: string): CodeToken[][] {
  return code.split('\n').map((content) => [{types: ['plain'], content}]);
}

function renderToken({types, content}: CodeToken): string {
  const text = content === '\n' ? '' : escape(content);
  const classNames = types.filter((type) => type !== 'plain');
  return classNames.length === 0 || text === '' ? text : `<span class="token ${classNames.join(' ')}">${text}</span>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
