import type {Asked} from '../../../plugins/search/build/readAsked';
import {nearestName} from '../../../src/lib/nearestName';
import {headingsOf, importsOf, urlPathOf} from '../ids';
import type {Finding, Site, SiteRule, SourcePage} from '../types';

/**
 * The sections that config/asked has phrases for exist.
 *
 * @param asked - the phrases of config/asked
 */
export function checkAsked(asked: readonly Asked[]): SiteRule {
  return (site) => {
    const pages = new Map(site.pages.filter(({isPartial}) => !isPartial).map((page) => [urlPathOf(page), page]));
    return asked.flatMap((one) => {
      const page = pages.get(one.path);
      return page ? unknownSection(one, page, site) : [unknownPage(one, [...pages.keys()])];
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

function unknownSection(one: Asked, page: SourcePage, site: Site): Finding[] {
  const ids = sectionIds(page, site);
  if (one.anchor === '' || page.isBroken || ids.includes(one.anchor)) {
    return [];
  }
  const similar = nearestName(one.anchor, ids);
  const fix = similar ? `did you mean ${similar}?` : 'use the id of a heading, or remove the phrases';
  return [findingOf(one, `${page.file} has no heading with the id "${one.anchor}"`, fix)];
}

/**
 * Ids of the headings of a page and of the partials that it includes.
 *
 * @param around - the pages that include this one, outermost first, to stop at partials that include each other
 */
function sectionIds(page: SourcePage, site: Site, around: readonly SourcePage[] = []): string[] {
  const partials = importsOf(page)
    .flatMap(({file}) => site.byFile.get(file) ?? [])
    .filter((partial) => partial !== page && !around.includes(partial));
  return [
    ...headingsOf(page).map(({id}) => id),
    ...partials.flatMap((partial) => sectionIds(partial, site, [...around, page])),
  ];
}
