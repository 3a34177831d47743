import {micromark} from 'micromark';
import {blankFences} from '../../src/lib/code/extractFences';
import type {FeedEntry} from './createFeed';

/** Date on which each section of the page on what's new was added, by anchor, as `YYYY-MM-DD`. */
export type SectionDates = Readonly<Record<string, string>>;

/** What a section lacks that the feed needs. */
export interface SectionProblem {
  /** Line of the section's heading, from 1. */
  line: number;
  message: string;
  fix: string;
}

/**
 * Reads the features from the page on what's new: each section without subsections is one.
 *
 * @param source - text of the page, whose headings have anchors: `### Title {/* #anchor *\/}`
 * @param page - absolute URL of the page
 * @returns an entry for each section, newest first; those with the same date are in page order
 * @throws Error that names a section without an anchor, text, or date, or a date without a section
 */
export function readWhatsNew(source: string, dates: SectionDates, page: string): FeedEntry[] {
  const [problem] = findSectionProblems(source, dates);
  if (problem) {
    throw new Error(`docs/whats-new.mdx:${problem.line}: ${problem.message}: ${problem.fix}`);
  }
  const [stray] = findStrayDates(source, dates);
  if (stray !== undefined) {
    throw new Error(`src/data/whatsNewDates.ts: docs/whats-new.mdx has no section #${stray}: remove the line`);
  }
  return featuresOf(readSections(source))
    .map(
      ({title, anchor = '', text = ''}): FeedEntry => ({
        title: withoutLinks(title).replaceAll('`', ''),
        link: `${page}#${anchor}`,
        date: dates[anchor] ?? '',
        html: micromark(summaryOf(text)),
      }),
    )
    .sort((a, b) => b.date.localeCompare(a.date, 'en'));
}

/** Finds sections of the page on what's new without an anchor, a first paragraph, or a date. */
export function findSectionProblems(source: string, dates: SectionDates): SectionProblem[] {
  const sections = readSections(source);
  const features = featuresOf(sections);
  return sections.flatMap((section) => {
    const {line, title, anchor, text} = section;
    if (anchor === undefined) {
      return {
        line,
        message: `"${title}" has no anchor, which this page's feed needs`,
        fix: 'add one, such as {/* #new-feature */}',
      };
    }
    if (text === undefined && title !== nextSteps) {
      const fix = 'write one, with an empty line before it';
      return {line, message: `"${title}" doesn't begin with a paragraph, which this page's feed needs`, fix};
    }
    if (features.includes(section) && dates[anchor] === undefined) {
      const fix = "add its anchor and today's date to src/data/whatsNewDates.ts";
      return {line, message: `the feed needs the day on which #${anchor} was added`, fix};
    }
    return [];
  });
}

/** Finds the anchors that have a date, but no section on the page on what's new. */
export function findStrayDates(source: string, dates: SectionDates): string[] {
  const features = featuresOf(readSections(source));
  return Object.keys(dates).filter((date) => !features.some(({anchor}) => anchor === date));
}

const nextSteps = 'Next steps';

interface Section {
  /** Line of the heading, from 1. */
  line: number;
  signs: string;
  title: string;
  anchor: string | undefined;
  /** The first paragraph. */
  text: string | undefined;
}

function readSections(source: string): Section[] {
  const blanked = blankFences(source);
  // A tag, a directive, an image, a table or a list isn't a paragraph.
  const headings = /^(##|###) (.+)$(?:\n\n(?![#<:!|]|[-*] |\d+\. )(.+))?/gm;
  return [...blanked.matchAll(headings)].map(({1: signs = '', 2: heading = '', 3: text, index}) => {
    const [, title = heading, anchor] = /^(.+?) \{\/\* #(\S+) \*\/\}$/.exec(heading) ?? [];
    return {line: blanked.slice(0, index).split('\n').length, signs, title, anchor, text};
  });
}

/** The sections with one feature each: no introduction of subsections, and no further reading. */
function featuresOf(sections: readonly Section[]): Section[] {
  return sections.filter(
    ({signs, title}, index) => title !== nextSteps && !(signs === '##' && sections[index + 1]?.signs === '###'),
  );
}

/** A paragraph without links, whose targets are files, and without a last sentence that introduces a sample. */
function summaryOf(paragraph: string): string {
  return withoutLinks(paragraph).replace(/(?<=[.!?]) [^.!?]*:$/, '');
}

function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1');
}
