import {decodeLeniently} from '../../src/lib/decodeLeniently';
import type {BuiltPage, BuiltSite} from '../../tools/builtSite';

/** A link of a built page that leads nowhere. */
export interface BrokenTarget {
  /** The link's URL on the built page. */
  href: string;
  /** Path of the target page. */
  path: string;
  /** The missing anchor; absent if the page itself doesn't exist. */
  anchor?: string;
}

/**
 * Finds the links of a built page whose page or anchor doesn't exist. Ignores links to other files (`/feed.xml`),
 * because other plugins may still be writing those.
 *
 * @param page - the built page
 * @param site - the site that it belongs to
 */
export function findBrokenTargets(page: BuiltPage, site: Pick<BuiltSite, 'page' | 'has'>): BrokenTarget[] {
  return page.links.filter(isInternal).flatMap((href): BrokenTarget[] => {
    const {pathname, hash} = new URL(href, `http://site${page.path}`);
    const path = decodeLeniently(pathname);
    const anchor = hash.slice(1);
    if (path !== page.path && !site.has(path)) {
      return [{href, path}];
    }
    const target = path === page.path ? page : site.page(path);
    return anchor !== '' && !target?.ids.has(decodeLeniently(anchor)) ? [{href, path, anchor}] : [];
  });
}

function isInternal(href: string): boolean {
  return /^(\/(?!\/)|#.)/.test(href) && !/\.\w+$/.test(href.replace(/[?#].*$/, ''));
}
