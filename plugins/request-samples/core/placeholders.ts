const user = /<jwt:(\w)(\w*)>/g;

/**
 * Replaces the marker for the token of a certain user, which tells the checks who sends the request, by words for
 * readers: `<jwt:max>` becomes `<JWT of Max>`.
 */
export function showPlaceholders(text: string): string {
  return text.replace(user, (_, first: string, rest: string) => `<JWT of ${first.toUpperCase()}${rest}>`);
}

/** The way back: the text with the marker, for which the checks can fill in a token. */
export function hidePlaceholders(text: string): string {
  return text.replace(/<JWT of (\w+)>/g, (_, name: string) => `<jwt:${name.toLowerCase()}>`);
}
