import {findSectionProblems, findStrayDates, type SectionDates} from '../../../plugins/feeds/readWhatsNew';
import type {Source} from '../../shared/readSources';
import {findingAt} from '../findingAt';
import type {SiteRule} from '../types';

/**
 * Each section of the page on what's new has an anchor, a first paragraph and a date for the page's feed. The build stops
 * at the first one that lacks something; this check finds all of them.
 *
 * @param file - path of the page
 * @param listed - the file with the dates
 */
export function checkWhatsNew(file: string, dates: SectionDates, listed: Source): SiteRule {
  return ({byFile}) => {
    const page = byFile.get(file);
    if (!page) {
      return [];
    }
    return [
      ...findSectionProblems(page.source, dates).map((problem) => ({file, column: 1, ...problem})),
      ...findStrayDates(page.source, dates).map((anchor) => {
        const offset = Math.max(0, listed.source.search(new RegExp(`(?<=^ +)'?${anchor}'?:`, 'm')));
        return findingAt(listed, offset, `${file} has no section #${anchor}`, 'correct the anchor, or remove the line');
      }),
    ];
  };
}
