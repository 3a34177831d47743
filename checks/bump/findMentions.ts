import {escapeRegExp} from '../../src/lib/escapeRegExp';
import type {Problem} from '../shared/problem';
import type {Source} from '../shared/readSources';

/** Finds mentions of exactly this version on pages. Skips release notes, because their versions don't change. */
export function findMentions(pages: readonly Source[], version: string): Problem[] {
  const pattern = new RegExp(`(?<![\\d.])${escapeRegExp(version)}(?![\\d.]*\\d)`);
  return pages
    .filter(({file}) => !/release-notes|whats-new/.test(file))
    .flatMap(({file, source}) =>
      source
        .split('\n')
        .flatMap((text, index) =>
          pattern.test(text) ? [{file, line: index + 1, message: `names version ${version}`}] : [],
        ),
    );
}
