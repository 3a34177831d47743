import {escapeRegExp} from '../../src/lib/escapeRegExp';
import type {PageRecord} from '../search/core/types';

export interface FoundSample {
  page: string;
  heading: string;
  url: string;
  language: string;
  title: string;
  code: string;
}

/**
 * @param records - all pages
 * @param symbol - a name in code: `findMany`, `strapi.documents`, `$containsi`
 * @param language - language of the samples; undefined for all
 * @returns samples that have the symbol as a whole name: first where heading or title of the page name it too, then
 *   shorter ones, because they show it with less around it
 */
export function findSamples(
  records: readonly PageRecord[],
  symbol: string,
  language: string | undefined,
): FoundSample[] {
  const whole = wholeName(symbol.trim());
  const found = records.flatMap((record) =>
    record.sections.flatMap((section) =>
      section.samples
        .filter(
          (sample) =>
            (language === undefined || sample.language === language) && whole.test(`${sample.title}\n${sample.code}`),
        )
        .map((sample) => ({
          isAbout: whole.test(`${section.heading}\n${record.title}`),
          isChange: record.kind !== 'guide',
          sample: {
            page: record.title,
            heading: section.heading,
            url: section.anchor ? `${record.path}#${section.anchor}` : record.path,
            ...sample,
          },
        })),
    ),
  );
  return found
    .sort(
      (a, b) =>
        Number(a.isChange) - Number(b.isChange) ||
        Number(b.isAbout) - Number(a.isAbout) ||
        a.sample.code.length - b.sample.code.length,
    )
    .map(({sample}) => sample);
}

/** Letters, digits, `_` and `$` belong to a name. */
function wholeName(symbol: string): RegExp {
  return new RegExp(`(?<![\\w$])${escapeRegExp(symbol)}(?![\\w$])`, 'i');
}
