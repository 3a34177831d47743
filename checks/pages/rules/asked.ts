import type {Asked} from '../../../plugins/search/build/readAsked';
import {nearestName} from '../../../src/lib/nearestName';
import {headingIdsOf, pagesByUrl} from '../ids';
import type {Finding, SiteRule, SourcePage} from '../types';

/**
 * The sections that config/asked has phrases for exist.
 *
 * @param asked - the phrases of config/asked
 */
export function checkAsked(asked: readonly Asked[]): SiteRule {
  return (site) => {
    const pages = pagesByUrl(site);
    const idsByPage = new Map<SourcePage, string[]>();
    return asked.flatMap((one) => {
      const page = pages.get(one.path);
      if (!page) {
        return [unknownPage(one, [...pages.keys()])];
      }
      const ids = idsByPage.get(page) ?? [...headingIdsOf(page, site)];
      idsByPage.set(page, ids);
      return unknownSection(one, page, ids);
    });
  };
}

function findingOf({file, line}: Asked, message: string, fix: string): Finding {
  return {file, line, column: 1, message, fix};
}

function unknownPage(one: Asked, paths: readonly string[]): Finding {
  const similar = nearestName(one.path, paths);
  return findingOf(one, `there's no page at ${one.path}`, similar ? `did you mean ${similar}?` : 'correct the path');
}

function unknownSection(one: Asked, page: SourcePage, ids: readonly string[]): Finding[] {
  if (one.anchor === '' || page.isBroken || ids.includes(one.anchor)) {
    return [];
  }
  const similar = nearestName(one.anchor, ids);
  const fix = similar ? `did you mean ${similar}?` : 'use the id of a heading, or remove the phrases';
  return [findingOf(one, `${page.file} has no heading with the id "${one.anchor}"`, fix)];
}
