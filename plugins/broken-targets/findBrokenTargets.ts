import {decodeLeniently} from '../../src/lib/decodeLeniently';
import {hasId} from '../redirects/hasId';
import type {BrokenTarget} from './types';

/**
 * Finds the links of a built page whose page or anchor does not exist. Links to other files (`/feed.xml`) are left out:
 * other plugins may still be writing those.
 *
 * @param html - the built page
 * @param page - its path
 * @param read - HTML of the page at a path, undefined when there is none
 */
export function findBrokenTargets(
  html: string,
  page: string,
  read: (path: string) => string | undefined,
): BrokenTarget[] {
  return internalLinks(html).flatMap((href): BrokenTarget[] => {
    const {pathname, hash} = new URL(href, `http://site${page}`);
    const path = decodeLeniently(pathname);
    const target = path === page ? html : read(path);
    if (target === undefined) {
      return [{href, path}];
    }
    const anchor = hash.slice(1);
    return anchor !== '' && !hasId(target, anchor) ? [{href, path, anchor}] : [];
  });
}

function internalLinks(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref=(?:"([^"]*)"|([^\s>]+))/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  return [...new Set(links)].filter((href) => /^(\/(?!\/)|#.)/.test(href) && !/\.\w+$/.test(href));
}
