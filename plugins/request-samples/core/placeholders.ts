/**
 * What readers see in place of the markers for tokens that writers use. A marker also says which user of the samples
 * application sends the request, so that the checks can fill in a real token.
 */
const PLACEHOLDERS: ReadonlyArray<readonly [marker: string, shown: string]> = [
  ['<token>', '<your API token>'],
  ['<read-only-token>', '<your read-only API token>'],
  ['<jwt>', '<your JWT>'],
];
const USER = /<jwt:(\w)(\w*)>/g;

/** Replaces the markers of a request by words for readers: `<jwt:max>` becomes `<JWT of Max>`. */
export function showPlaceholders(text: string): string {
  const named = text.replace(USER, (_, first: string, rest: string) => `<JWT of ${first.toUpperCase()}${rest}>`);
  return PLACEHOLDERS.reduce((result, [marker, shown]) => result.replaceAll(marker, shown), named);
}

/** The way back: the text with the markers that the checks can fill in. */
export function hidePlaceholders(text: string): string {
  const named = text.replace(/<JWT of (\w+)>/g, (_, name: string) => `<jwt:${name.toLowerCase()}>`);
  return PLACEHOLDERS.reduce((result, [marker, shown]) => result.replaceAll(shown, marker), named);
}
