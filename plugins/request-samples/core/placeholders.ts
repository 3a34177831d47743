const user = /<jwt:(\w)(\w*)>/g;

/**
 * Replaces the markers for the tokens of certain users, which tell the checks who sends the request, with text for
 * readers: `<jwt:max>` becomes `<JWT of Max>`.
 */
export function showPlaceholders(text: string): string {
  return text.replace(user, (_, first: string, rest: string) => `<JWT of ${first.toUpperCase()}${rest}>`);
}

/** The inverse: restores the markers, which the checks replace with real tokens. */
export function hidePlaceholders(text: string): string {
  return text.replace(/<JWT of (\w+)>/g, (_, name: string) => `<jwt:${name.toLowerCase()}>`);
}
