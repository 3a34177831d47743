/** A piece of highlighted code, in the format of prism-react-renderer's `normalizeTokens`. */
export interface CodeToken {
  types: readonly string[];
  content: string;
}

/**
 * Renders highlighted code to HTML: one element with the class `token-line` per line. Line breaks stay text, so that the
 * text of the elements is the code.
 *
 * @param lines - tokens of each line
 * @param lineClassNames - class names by line index (highlighted, inserted, deleted)
 * @returns HTML; text from the code is escaped
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

/** Code that isn't highlighted, as one token per line; shown until the highlighter has loaded. */
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
