import type {PathRedirects} from './types';

/**
 * @param paths - path redirects in force
 * @param pageExists - whether the site has a page at a path
 * @returns one message for each redirect that stands where the site has a page
 */
export function findShadowedPages(paths: PathRedirects, pageExists: (path: string) => boolean): string[] {
  return Object.entries(paths)
    .filter(([from]) => pageExists(from))
    .map(
      ([from, to]) => `${from} leads to ${to}, but the site has a page at ${from}: remove the rule or move the page.`,
    );
}
