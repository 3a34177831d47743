import type {Problem} from '../shared/problem';
import type {Source} from '../shared/readSources';
import {readPage} from '../shared/samples/readPage';
import type {Page} from '../shared/samples/types';

/** Splits every page into its samples, in the order given. */
export function readPages(sources: readonly Source[]): {pages: Page[]; problems: Problem[]} {
  const results = sources.map(({file, source}) => readPage(file, source));
  return {pages: results.map(({page}) => page), problems: results.flatMap(({problems}) => problems)};
}
