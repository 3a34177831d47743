import {micromark} from 'micromark';
import {blankFences} from '../../src/lib/code/extractFences';
import type {FeedEntry} from './createFeed';

/**
 * Reads the features from the page on what's new: each section without subsections is one.
 *
 * @param source - text of the page, whose headings have anchors: `### Title {/* #anchor *\/}`
 * @param dates - date on which each section was added, by anchor, as `YYYY-MM-DD`
 * @param page - absolute URL of the page
 * @returns an entry for each section, newest first; those with the same date are in page order
 * @throws Error that names a section without an anchor, text, or date, or a date without a section
 */
export function readWhatsNew(source: string, dates: Readonly<Record<string, string>>, page: string): FeedEntry[] {
  const sections = readSections(source);
  const features = sections.filter(
    ({signs, title}, index) => title !== 'Next steps' && !(signs === '##' && sections[index + 1]?.signs === '###'),
  );
  const stray = Object.keys(dates).find((anchor) => !features.some((feature) => feature.anchor === anchor));
  if (stray) {
    throw new Error(`src/data/whatsNewDates.ts: docs/whats-new.mdx has no section #${stray}. Remove the line.`);
  }
  return features
    .map(({title, anchor, text}): FeedEntry => {
      const date = dates[anchor];
      if (date === undefined) {
        throw new Error(
          `docs/whats-new.mdx: the feed needs the day on which #${anchor} was added. Write it into src/data/whatsNewDates.ts.`,
        );
      }
      return {
        title: withoutLinks(title).replaceAll('`', ''),
        link: `${page}#${anchor}`,
        date,
        html: micromark(summaryOf(text)),
      };
    })
    .sort((a, b) => b.date.localeCompare(a.date));
}

interface Section {
  signs: string;
  title: string;
  anchor: string;
  /** The first paragraph. */
  text: string;
}

function readSections(source: string): Section[] {
  return [...blankFences(source).matchAll(/^(##|###) (.+)$(?:\n\n([^#\n].*))?/gm)].map(
    ([, signs = '', heading = '', text]) => {
      const [, title, anchor] = /^(.+?) \{\/\* #(\S+) \*\/\}$/.exec(heading) ?? [];
      if (title === undefined || anchor === undefined || text === undefined) {
        throw new Error(
          `docs/whats-new.mdx: the feed can't read "${signs} ${heading}". It needs an anchor, as in {/* #new-feature */}, an empty line below, and then a paragraph.`,
        );
      }
      return {signs, title, anchor, text};
    },
  );
}

/** A paragraph without links, whose targets are files, and without a last sentence that introduces a sample. */
function summaryOf(paragraph: string): string {
  return withoutLinks(paragraph).replace(/(?<=[.!?]) [^.!?]*:$/, '');
}

function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1');
}
