const width = 80;

/** Formats a response for a page: two spaces, and flat objects and arrays on one line if they fit into 80 columns. */
export function formatJson(value: unknown, indent = '', offset = 0): string {
  if (value === null || typeof value !== 'object') {
    return JSON.stringify(value);
  }
  const entries: Array<[string, unknown]> = Array.isArray(value)
    ? value.map((inner) => ['', inner])
    : Object.entries(value).map(([key, inner]) => [`${JSON.stringify(key)}: `, inner]);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (entries.every(([, inner]) => isFlat(inner))) {
    const line = `${open}${entries.map(([key, inner]) => key + JSON.stringify(inner)).join(', ')}${close}`;
    if (indent.length + offset + line.length <= width) {
      return line;
    }
  }
  const inside = `${indent}  `;
  const lines = entries.map(([key, inner]) => `${inside}${key}${formatJson(inner, inside, key.length)}`);
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function isFlat(value: unknown): boolean {
  return value === null || typeof value !== 'object' || Object.keys(value).length === 0;
}
