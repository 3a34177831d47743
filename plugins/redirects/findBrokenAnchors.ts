import {splitFragment} from './urls';
import {flattenFragments} from './flattenFragments';
import type {CompiledRedirects} from './core/types';

/**
 * Compares redirects with the anchors of the built pages.
 *
 * @param redirects - all redirects
 * @param hasAnchor - whether the page at a path has an element with an id; undefined if there's no such page,
 *   as for a target on another host
 * @returns one message for each missing target anchor, and for each redirected anchor that exists on the page
 */
export function findBrokenAnchors(
  redirects: CompiledRedirects,
  hasAnchor: (path: string, id: string) => boolean | undefined,
): string[] {
  const targets = [...Object.entries(redirects.paths), ...flattenFragments(redirects.fragments)];
  const missing = targets.flatMap(([from, to]) => {
    const {path, fragment} = splitFragment(to);
    return fragment !== '' && hasAnchor(path, fragment) === false
      ? [
          `${from} redirects to ${to}, but ${path} has no #${fragment}: add {/* #${fragment} */} to the heading it means.`,
        ]
      : [];
  });
  const taken = flattenFragments(redirects.fragments).flatMap(([from, to]) => {
    const {path, fragment} = splitFragment(from);
    return hasAnchor(path, fragment) === true
      ? [`${from} redirects to ${to}, but ${path} has a #${fragment} itself: give that heading another id.`]
      : [];
  });
  return [...missing, ...taken];
}
