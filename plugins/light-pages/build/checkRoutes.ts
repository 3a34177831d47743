import type {GeneratedRoute} from '../core/types';

/** Characters that path-to-regexp 1, which the server's router uses, doesn't treat literally. */
const pattern = /:\w|[(*\\]/;

/**
 * Makes sure that the browser's router (client/router) matches the same routes as the server's.
 *
 * @throws Error with the first route that needs more than it supports
 */
export function checkRoutes(routes: readonly GeneratedRoute[]): void {
  for (const {path, strict, sensitive, routes: children = []} of routes) {
    const problem =
      typeof path !== 'string' || (path !== '*' && pattern.test(path))
        ? 'its path is a pattern'
        : strict || sensitive
          ? 'it is strict or sensitive'
          : undefined;
    if (problem) {
      throw new Error(
        `The route ${path} can't be found in the browser: ${problem}, which plugins/light-pages/client/router doesn't support.`,
      );
    }
    checkRoutes(children);
  }
}
