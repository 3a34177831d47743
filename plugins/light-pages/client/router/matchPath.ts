/** As many as react-router keeps. */
const mostPatterns = 10_000;
const patterns = new Map<string, RegExp>();

export interface PathMatch {
  /** Path of the route. */
  path: string;
  /** The part of the pathname that the route matches. */
  url: string;
  /** Whether it matches the whole pathname. */
  isExact: boolean;
  params: Record<string, string | undefined>;
}

/**
 * Compares a pathname with a route's path, ignoring case and a trailing slash. A path is taken literally, except
 * for `*`, which matches everything; react-router's patterns aren't supported (see build/checkRoutes.ts).
 *
 * @param pathname - decoded
 * @param route - also matches pathnames below its own, unless it's exact
 * @returns null if they don't match
 */
export function matchPath(pathname: string, {path, exact = false}: {path: string; exact?: boolean}): PathMatch | null {
  const [url, ...params] = toPattern(path, exact).exec(pathname) ?? [];
  const isExact = url === pathname;
  return url === undefined || (exact && !isExact)
    ? null
    : {path, url: url || (path === '/' ? path : url), isExact, params: Object.fromEntries(params.entries())};
}

function toPattern(path: string, exact: boolean): RegExp {
  const key = `${exact} ${path}`;
  const known = patterns.get(key);
  if (known) {
    return known;
  }
  const literal = path === '*' ? '(.*)' : path.replace(/\/$/, '').replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
  const pattern = new RegExp(`^${literal}(?:/(?=$))?${exact ? '$' : '(?=/|$)'}`, 'i');
  if (patterns.size < mostPatterns) {
    patterns.set(key, pattern);
  }
  return pattern;
}
