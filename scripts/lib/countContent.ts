import {frontMatterBlock} from '../../checks/shared/frontMatter';
import type {Source} from '../../checks/shared/readSources';
import {blankFences, extractFences} from '../../src/lib/code/extractFences';

/** The content of a section. Partials count as words, samples and images, but not as pages. */
export interface SectionCount {
  section: string;
  pages: number;
  words: number;
  /** Number of words that are in tables. */
  inTables: number;
  samples: number;
  /** Number of images, screenshots, clips and diagrams. */
  images: number;
}

/**
 * Counts pages, words, samples and images by section, which is the folder of a file or, for the CMS, its subfolder of
 * `cms`. Images include screenshots and diagrams. Words are those of the running text, without front matter, imports,
 * samples, tags or link targets.
 *
 * @param files - pages and partials, by path below docs/
 * @returns sections in alphabetical order
 */
export function countContent(files: readonly Source[]): SectionCount[] {
  const sections = new Map<string, SectionCount>();
  for (const {file, source} of files) {
    const section = sectionOf(file);
    const count = sections.get(section) ?? {section, pages: 0, words: 0, inTables: 0, samples: 0, images: 0};
    const prose = proseOf(source);
    sections.set(section, {
      section,
      pages: count.pages + (isPartial(file) ? 0 : 1),
      words: count.words + wordsOf(prose),
      inTables: count.inTables + wordsOf(tablesOf(prose)),
      samples: count.samples + extractFences(source).length,
      images: count.images + (prose.match(/!\[|<(?:Clip|Diagram|Screenshot)\b/g) ?? []).length,
    });
  }
  return [...sections.values()].sort((a, b) => a.section.localeCompare(b.section, 'en'));
}

/** Adds up the counts of all sections. */
export function totalOf(counts: readonly SectionCount[]): SectionCount {
  const sum = (key: Exclude<keyof SectionCount, 'section'>): number =>
    counts.reduce((all, count) => all + count[key], 0);
  return {
    section: 'all',
    pages: sum('pages'),
    words: sum('words'),
    inTables: sum('inTables'),
    samples: sum('samples'),
    images: sum('images'),
  };
}

function sectionOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  const name = second.replace(/\.mdx?$/, '');
  if (second === '') {
    return 'other';
  }
  return file.split('/').length > 2 ? `${first}/${name}` : first;
}

function isPartial(file: string): boolean {
  return (file.split('/').at(-1) ?? '').startsWith('_');
}

function proseOf(source: string): string {
  return blankFences(source).replace(frontMatterBlock, '');
}

/** The rows of tables: lines that begin with a pipe, including those in lists. */
function tablesOf(prose: string): string {
  return (prose.match(/^\s*\|.*$/gm) ?? []).join('\n');
}

function wordsOf(prose: string): number {
  return (textOf(prose).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length;
}

function textOf(prose: string): string {
  return prose
    .replace(/^import .*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, '');
}
