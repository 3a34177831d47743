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
 * @param language - language of the samples; `undefined` for all
 * @returns samples that contain the symbol as a whole name; first those with the symbol in a heading or the page
 *   title, then shorter ones, because they're more focused
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

/** Matches a whole name. Letters, digits, `_` and `$` are part of names. */
function wholeName(symbol: string): RegExp {
  return new RegExp(`(?<![\\w$])${escapeRegExp(symbol)}(?![\\w$])`, 'i');
}
