import type {FullFile, Manifest, PassagesFile} from '../core/indexFiles';
import type {PageRecord} from '../core/types';
import {createHash} from 'node:crypto';
import {buildFullIndex, toHeadings} from '../core/buildIndex';
import {quotedMessages} from '../core/messages';

/** A file of the index: its name inside the folder, and its content. */
export interface IndexFile {
  name: string;
  content: string;
}

interface Details {
  /** Language of the site. */
  locale?: string;
  /** Whether the index is updated whenever a page is saved. */
  isLive?: boolean;
}

/**
 * Creates the files of the index. The same records always produce the same bytes.
 *
 * @param records - the pages, in any order
 * @returns the files; every name except the manifest's contains a hash of the content
 */
export function createIndexFiles(
  records: readonly PageRecord[],
  {locale = 'en', isLive = false}: Details = {},
): IndexFile[] {
  const language = locale === 'en' ? {} : {language: locale};
  const pages = [...records].sort((a, b) => (a.path < b.path ? -1 : 1));
  const passages = pages.map((page) => hashed('passages/', toPassages(page)));
  const full: FullFile = {
    ...language,
    pages: toHeadings(pages).pages.map((page, position) => ({...page, keywords: pages[position]?.keywords ?? []})),
    messages: quotedMessages(pages),
    questions: answeredQuestions(pages),
    index: buildFullIndex(pages, locale),
    passages: passages.map(({name}) => name),
  };
  const files = {
    headings: hashed('headings.', {...language, ...toHeadings(pages, 1)}),
    full: hashed('full.', full),
    records: hashed('records.', pages),
  };
  const manifest: Manifest = {
    headings: files.headings.name,
    full: files.full.name,
    records: files.records.name,
    ...(isLive && {isLive}),
  };
  return [...passages, ...Object.values(files), {name: 'manifest.json', content: JSON.stringify(manifest)}];
}

/** @returns the phrases that are whole questions, by section of the index */
function answeredQuestions(pages: readonly PageRecord[]): [section: number, text: string][] {
  return pages
    .flatMap(({sections}) => sections)
    .flatMap(({asked = []}, section) =>
      asked.filter((phrase) => phrase.endsWith('?')).map((phrase): [number, string] => [section, phrase]),
    );
}

function toPassages({description, sections}: PageRecord): PassagesFile {
  return {description, sections: sections.map(({text, samples}) => ({text, samples}))};
}

function hashed(prefix: string, value: unknown): IndexFile {
  const content = JSON.stringify(value);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return {name: `${prefix}${hash}.json`, content};
}
