/**
 * Reads the client id from Google Analytics' `_ga` cookie.
 *
 * @param cookies - the value of `document.cookie`
 * @returns the id (`12.34` for `GA1.1.12.34`); null if the cookie is missing or has a different format
 */
export function readClientId(cookies: string): string | null {
  const value = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith('_ga='))
    ?.slice('_ga='.length);
  return value ? (/^GA\d+\.\d+\.(\d+\.\d+)$/.exec(value)?.[1] ?? null) : null;
}
