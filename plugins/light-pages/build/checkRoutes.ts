import type {GeneratedRoute} from '../core/types';

/** What path-to-regexp, of which the server's router has version 1, doesn't take literally. */
const pattern = /:\w|[(*\\]/;

/**
 * Makes sure that the router of the browser (client/router) finds the same routes as that of the server.
 *
 * @throws Error naming the first route that needs more than it supports
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
