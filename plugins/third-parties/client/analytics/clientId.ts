/**
 * Reads the client id that Google Analytics keeps in its `_ga` cookie.
 *
 * @param cookies - the value of `document.cookie`
 * @returns the id (`GA1.1.12.34` gives `12.34`), or null when the cookie is missing or of another form
 */
export function readClientId(cookies: string): string | null {
  const value = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith('_ga='))
    ?.slice('_ga='.length);
  return value ? (/^GA\d+\.\d+\.(\d+\.\d+)$/.exec(value)?.[1] ?? null) : null;
}
