import type {HeadingsFile, HeadingsPage} from './indexFiles';
import type {SectionPlace} from './rank';
import type {SerializedIndex} from './textIndex/types';
import type {PageRecord} from './types';
import {shortenAnchor} from './anchors';
import {plainText} from './prose';
import {buildTextIndex} from './textIndex/buildTextIndex';
import type {Spellings} from './tokenize';
import {setLanguage, terms} from './tokenize';

/**
 * Stage two: the full-text index of the site.
 *
 * @param pages - the records, in the order of the headings file
 * @param language - see {@link HeadingsFile}
 * @returns the index, which numbers the sections of all pages in order
 */
export function buildFullIndex(pages: readonly PageRecord[], language?: string): SerializedIndex {
  setLanguage(language);
  const spellings: Spellings = new Map();
  const termsOf = (text: string): string[] => terms(text, spellings);
  return buildTextIndex(
    pages.flatMap((page) =>
      page.sections.map((section, position) => ({
        title: termsOf(page.title),
        heading: termsOf(section.heading),
        parents: [
          ...section.parents.flatMap(termsOf),
          ...(position === 0 ? [...page.trail, ...page.tags, slugWords(page.path)].flatMap(termsOf) : []),
        ],
        keywords: position === 0 ? page.keywords.flatMap(termsOf) : [],
        asked: (section.asked ?? []).flatMap(termsOf),
        text: termsOf(plainText(position === 0 ? `${page.description} ${section.text}` : section.text)),
        code: termsOf(distinctWords(section.samples.map(({title, code}) => `${title} ${code}`).join('\n'))),
      })),
    ),
    spellings,
  );
}

/**
 * Stage one: the index of titles and headings, built in the reader's browser, because its input is smaller than the index.
 *
 * @param file - the headings file
 * @returns the index, which numbers sections like the full one
 */
export function buildHeadingsIndex({pages, language}: HeadingsFile): SerializedIndex {
  setLanguage(language);
  const spellings: Spellings = new Map();
  const termsOf = (text: string): string[] => terms(text, spellings);
  return buildTextIndex(
    pages.flatMap((page) => {
      const title = termsOf(page.title);
      const intro = {title, parents: [...page.trail, slugWords(page.path)].flatMap(termsOf)};
      const rest = parentsOf(page).map((parents, position) => ({
        title,
        heading: termsOf(page.sections[position]?.[1] ?? ''),
        parents: parents.flatMap(termsOf),
      }));
      return [intro, ...rest];
    }),
    spellings,
  );
}

/**
 * @param file - the headings file
 * @returns for each section of the index, its page and its position on it
 */
export function placeSections({pages}: HeadingsFile): SectionPlace[] {
  return pages.flatMap(({sections}, page) =>
    Array.from({length: sections.length + 1}, (_, section) => ({page, section})),
  );
}

/** @returns for each heading of a page, the headings that it's under, outermost first, without the title */
export function parentsOf({sections}: HeadingsPage): string[][] {
  const open: string[] = [];
  return sections.map(([, heading, depth]) => {
    const parents = open.slice(0, depth - 1);
    open.splice(depth - 1, Infinity, heading);
    return parents;
  });
}

/**
 * @param pages - the records
 * @param deepest - depth of the headings to keep: 1 keeps those directly below the title
 * @returns the headings file for these records
 */
export function toHeadings(pages: readonly PageRecord[], deepest = Infinity): HeadingsFile {
  return {
    pages: pages.map(({path, title, kind, trail, sections}) => ({
      path,
      title,
      kind,
      trail,
      sections: sections
        .slice(1)
        .filter(({parents}) => parents.length < deepest)
        .map(({anchor, heading, parents}) => [shortenAnchor(anchor, heading), heading, parents.length + 1]),
    })),
  };
}

/** The words of a path, so that "rest sort" also finds `/cms/api/rest/sort-pagination`. */
function slugWords(path: string): string {
  return path.split('/').join(' ');
}

/** In code, each name counts once, since its frequency says little. */
function distinctWords(code: string): string {
  return [...new Set(code.split(/[^\p{L}\p{N}_$.:@()-]+/u))].join(' ');
}
