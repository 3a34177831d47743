import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {SearchEngine} from '../search/core/engine';
import {readFullFile, readPassagesFile, readRecordsFile} from '../search/build/readIndexFiles';
import type {FullFile} from '../search/core/indexFiles';
import type {PageRecord} from '../search/core/types';
import {nearestName} from '../../src/lib/nearestName';
import {twinPath} from '../../src/lib/twinPath';
import {findSamples, type FoundSample} from './findSamples';
import {readOptions, type OptionRow} from './readOptions';
import {findSection, simplifyHeading} from '../../src/lib/findSection';
import {splitSections} from '../../src/lib/splitSections';

/** One place in the docs that fits a query. */
export interface Hit {
  title: string;
  /** Heading of the section; empty for the beginning of the page. */
  heading: string;
  url: string;
  excerpt: string;
}

/** A page and its headings. */
export interface Outline {
  title: string;
  description: string;
  url: string;
  sections: readonly {heading: string; anchor: string; depth: number}[];
}

/** The docs of a built site: its search index, its records and the Markdown twins of its pages. Reads no other file. */
export class BuiltDocs {
  #options: Promise<OptionRow[]> | undefined;
  readonly #records: ReadonlyMap<string, PageRecord>;

  private constructor(
    private readonly folder: string,
    private readonly origin: string,
    private readonly file: FullFile,
    records: readonly PageRecord[],
    private readonly engine: SearchEngine,
  ) {
    this.#records = new Map(records.map((record) => [record.path, record]));
  }

  /**
   * @param folder - the built site
   * @param origin - where the site is published, for the URLs of answers
   * @throws Error with what to do when the folder holds no built site
   */
  static async open(folder: string, origin: string): Promise<BuiltDocs> {
    if (!existsSync(path.join(folder, 'search/manifest.json')) || !existsSync(path.join(folder, 'llms.txt'))) {
      throw new Error(`No built site in ${folder}: run "npm ci && npm run build" first.`);
    }
    const index = path.join(folder, 'search');
    const [file, pages] = await Promise.all([readFullFile(index), readRecordsFile(index)]);
    return new BuiltDocs(folder, origin, file, pages, new SearchEngine(file, file.index));
  }

  /**
   * Searches as the site does, with the same ranking.
   *
   * @param limit - most results
   */
  async search(query: string, limit: number): Promise<Hit[]> {
    const answer = this.engine.search(query);
    const passages = new Map(
      await Promise.all(
        answer.pages.map(async ({page}) => {
          const texts = await readPassagesFile(path.join(this.folder, 'search'), this.file.passages[page] ?? '');
          return [page, texts] as const;
        }),
      ),
    );
    const {hits} = this.engine.toResponse(answer, passages);
    return hits.slice(0, limit).map(({hierarchy_lvl1: title, hierarchy_lvl2: heading, url, content}) => ({
      title: title ?? '',
      heading: heading ?? '',
      url: this.origin + url,
      excerpt: content ?? '',
    }));
  }

  /**
   * @param address - path or URL of a page, with or without `.md`
   * @returns the page's Markdown
   * @throws Error that names the nearest page
   */
  async readPage(address: string): Promise<string> {
    return readFile(path.join(this.folder, twinPath(this.#find(address).path)), 'utf8');
  }

  /**
   * @param address - path or URL of a page; a fragment names the section
   * @param section - heading or anchor of the section, instead of a fragment
   * @returns the section's Markdown, sections below it included
   * @throws Error that names the page's sections
   */
  async readSection(address: string, section = ''): Promise<string> {
    const record = this.#find(address);
    const wanted = section || (address.split('#')[1] ?? '');
    const found = record.sections.find(
      ({anchor, heading}) => heading !== '' && [anchor, heading].map(simplifyHeading).includes(simplifyHeading(wanted)),
    );
    const page = await this.readPage(address);
    const part = findSection(page, found?.heading ?? wanted, found && occurrenceOf(found, record));
    if (!part) {
      const known = splitSections(page).map(({heading}) => `"${heading}"`);
      throw new Error(`${record.path} has no section "${wanted}". Its sections: ${known.slice(1).join(', ')}.`);
    }
    return `Source: ${this.origin}${record.path}${found?.anchor ? `#${found.anchor}` : ''}\n\n${part.text}`;
  }

  /**
   * @param address - path or URL of a page, or the beginning of the paths of several, such as `/cms/api`
   * @returns the pages with their headings, those of one page alone if the address is a page's
   */
  listSections(address: string): Outline[] {
    const pathname = this.#toPath(address);
    const page = this.#records.get(pathname);
    const pages = page
      ? [page]
      : [...this.#records.values()].filter((record) => record.path.startsWith(`${pathname}/`));
    return pages.map(({path: own, title, description, sections}) => ({
      title,
      description,
      url: this.origin + own,
      sections: sections
        .filter(({heading}) => heading !== '')
        .map(({heading, anchor, parents}) => ({heading, anchor, depth: parents.length + 1})),
    }));
  }

  /** Samples in which a name occurs as such, those of pages about it first. */
  findSamples(symbol: string, language: string | undefined, limit: number): FoundSample[] {
    return findSamples([...this.#records.values()], symbol, language)
      .slice(0, limit)
      .map((sample) => ({...sample, url: this.origin + sample.url}));
  }

  /** Rows of reference tables about an option, a parameter or another name. */
  async lookUpOption(name: string): Promise<OptionRow[]> {
    this.#options ??= this.#readOptions();
    const wanted = name.trim().toLowerCase();
    const rows = await this.#options;
    const exact = rows.filter((row) => row.name.toLowerCase() === wanted);
    return exact.length > 0 ? exact : rows.filter((row) => row.name.toLowerCase().endsWith(`.${wanted}`));
  }

  async #readOptions(): Promise<OptionRow[]> {
    const rows = await Promise.all(
      [...this.#records.values()].map(async (record) =>
        readOptions(await this.readPage(record.path)).map(({heading, ...row}) => {
          const anchor = record.sections.find(
            (section) => simplifyHeading(section.heading) === simplifyHeading(heading),
          )?.anchor;
          return {
            ...row,
            heading,
            page: record.title,
            url: `${this.origin}${record.path}${anchor ? `#${anchor}` : ''}`,
          };
        }),
      ),
    );
    return rows.flat();
  }

  #toPath(address: string): string {
    const pathname = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
    return `/${pathname.replace(/^\/+|\/+$|\.(md|html)$/g, '')}`;
  }

  #find(address: string): PageRecord {
    const pathname = this.#toPath(address);
    const record = this.#records.get(pathname);
    if (!record) {
      const nearest = nearestName(pathname, [...this.#records.keys()]);
      throw new Error(
        `There is no page ${pathname.slice(0, 200)}.${nearest ? ` Did you mean ${nearest}?` : ''} search_docs finds pages by their content.`,
      );
    }
    return record;
  }
}

/** Which of the page's headings with the same text a section has, from 0. */
function occurrenceOf({heading, anchor}: PageRecord['sections'][number], {sections}: PageRecord): number {
  const same = sections.filter((section) => simplifyHeading(section.heading) === simplifyHeading(heading));
  return [...new Set(same.map((section) => section.anchor))].indexOf(anchor);
}
