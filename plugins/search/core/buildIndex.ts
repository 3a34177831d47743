import type {HeadingsFile} from './indexFiles';
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
  const readTerms = (text: string): string[] => terms(text, spellings);
  const termsOf = remembering(readTerms);
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
        text: readTerms(plainText(position === 0 ? `${page.description} ${section.text}` : section.text)),
        code: readTerms(distinctWords(section.samples.map(({title, code}) => `${title} ${code}`).join('\n'))),
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
  const termsOf = remembering((text) => terms(text, spellings));
  return buildTextIndex(
    pages.flatMap((page) => {
      const title = termsOf(page.title);
      const parents: string[] = [];
      const intro = {title, parents: [...page.trail, slugWords(page.path)].flatMap(termsOf)};
      const rest = page.sections.map(([, heading, depth]) => {
        parents.length = depth - 1;
        const section = {title, heading: termsOf(heading), parents: parents.flatMap(termsOf)};
        parents.push(heading);
        return section;
      });
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

/** Caches the terms of titles and headings, which repeat as parents and in every section of a page. */
function remembering(read: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
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
