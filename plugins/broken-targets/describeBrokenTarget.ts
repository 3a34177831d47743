import {decodeLeniently} from '../../src/lib/decodeLeniently';
import {escapeRegExp} from '../../src/lib/escapeRegExp';
import {nearestName} from '../../src/lib/nearestName';
import type {BrokenTarget} from './findBrokenTargets';

/**
 * Locates a broken link in the source of its page, and suggests a fix.
 *
 * @param target - the broken link
 * @param source - text of the page's file
 * @param file - its path, for the message
 * @param known - paths of all pages, or ids of the page that lacks the anchor
 * @returns the message; `undefined` if the link isn't in this file but comes from elsewhere
 */
export function describeBrokenTarget(
  {href, path, anchor}: BrokenTarget,
  source: string,
  file: string,
  known: readonly string[],
): string | undefined {
  // Markdown escapes characters that aren't allowed in URLs.
  const written = [href, decodeLeniently(href), anchor === undefined ? path : `#${decodeLeniently(anchor)}`];
  const line = source.split('\n').findIndex((text) => written.some((part) => includesWhole(text, part))) + 1;
  if (line === 0) {
    return undefined;
  }
  const nearest = nearestName(anchor ?? path, known);
  const hint = nearest ? ` Did you mean "${anchor === undefined ? '' : '#'}${nearest}"?` : '';
  return anchor === undefined
    ? `${file}:${line}: broken link to ${path}: there is no such page.${hint} Link to a page by its file, such as ./page.mdx.`
    : `${file}:${line}: broken anchor #${anchor}: ${path} has no heading or element with that id.${hint} Use an id of that page, or give the heading one: {/* #${anchor} */}.`;
}

/** Whether a text contains exactly this URL: `/cms/api` doesn't match `/cms/api-tokens` or `/v4/cms/api`. */
function includesWhole(text: string, url: string): boolean {
  const before = url.startsWith('/') ? String.raw`(?<![\w-])` : '';
  return new RegExp(`${before}${escapeRegExp(url)}(?![\\w/%-])`).test(text);
}
