import type {RedirectRule} from '../../config/redirects/types';
import {isExternal, splitFragment} from './addresses';

export interface RedirectsByState {
  /** Rules whose target exists: in force. */
  active: RedirectRule[];
  /** Rules that wait for their target page. */
  pending: RedirectRule[];
}

/**
 * Tells the rules in force from those whose target page has yet to be written.
 *
 * @param rules - every rule
 * @param pageExists - whether the site has a page at a path
 * @returns both kinds, in the given order; targets on other hosts always count as existing
 */
export function activeRedirects(
  rules: readonly RedirectRule[],
  pageExists: (path: string) => boolean,
): RedirectsByState {
  const isActive = ({to}: RedirectRule) => isExternal(to) || pageExists(splitFragment(to).path);
  return {active: rules.filter(isActive), pending: rules.filter((rule) => !isActive(rule))};
}
