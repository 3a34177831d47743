interface Token {
  /** Left out for punctuation and space. */
  kind?: 'key' | 'string' | 'number';
  text: string;
}

/** Splits JSON into what is colored and what isn't; the page is too small for a highlighter. */
export function jsonTokens(json: string): Token[] {
  return json
    .split(/("[^"]*":?|-?\d[\d.]*)/)
    .filter((text) => text !== '')
    .map((text) => {
      if (text.startsWith('"')) {
        return {kind: text.endsWith(':') ? 'key' : 'string', text};
      }
      return /\d/.test(text) ? {kind: 'number', text} : {text};
    });
}
