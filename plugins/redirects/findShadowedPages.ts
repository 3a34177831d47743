import type {PathRedirects} from './core/types';

/**
 * @param paths - all path redirects
 * @param pages - paths of all pages
 * @returns one message for each redirect from the path of an existing page
 */
export function findShadowedPages(paths: PathRedirects, pages: ReadonlySet<string>): string[] {
  return Object.entries(paths)
    .filter(([from]) => pages.has(from))
    .map(
      ([from, to]) =>
        `${from} redirects to ${to}, but the site has a page at ${from}: remove the rule or move the page.`,
    );
}
