import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {SearchEngine} from '../search/core/engine';
import {readFullFile, readRecordsFile} from '../search/build/readIndexFiles';
import {indexFolder, manifestUrl} from '../search/core/indexFiles';
import type {PageRecord} from '../search/core/types';
import type {PathRedirects} from '../redirects/core/types';
import {nearestName} from '../../src/lib/nearestName';
import {twinPath} from '../../src/lib/twinPath';
import {findSamples, type FoundSample} from './findSamples';
import {readOptions, type OptionRow} from './readOptions';
import {findSection, simplifyHeading} from '../../src/lib/findSection';
import {splitSections} from '../../src/lib/splitSections';
import {listFiles} from '../../tools/listFiles';

/** A section that matches a query. */
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
  /** Sections of pages that search doesn't cover, such as tag lists, have no anchor. */
  sections: readonly {heading: string; anchor: string; depth: number}[];
}

/**
 * The docs of a built site: its search index, its records and the Markdown twins of its pages. It reads no other files:
 * a requested URL is only looked up among the pages that existed when the site was opened, and never becomes a file
 * path.
 */
export class BuiltDocs {
  #options: Promise<OptionRow[]> | undefined;
  readonly #records: ReadonlyMap<string, PageRecord>;
  /** The same by position in the search index. */
  readonly #byPosition: ReadonlyMap<number, PageRecord>;
  /** The paths of all pages, including the home page and the tag lists, which search doesn't cover. */
  readonly #paths: ReadonlySet<string>;
  readonly #redirects: ReadonlyMap<string, string>;

  private constructor(
    private readonly folder: string,
    private readonly origin: string,
    records: readonly PageRecord[],
    private readonly engine: SearchEngine,
    redirects: PathRedirects,
  ) {
    this.#records = new Map(records.map((record) => [record.path, record]));
    this.#byPosition = new Map(records.entries());
    this.#paths = new Set(
      listFiles(folder)
        .filter((name) => name.endsWith('.md'))
        .map((name) => toPath(name)),
    );
    this.#redirects = new Map(Object.entries(redirects));
  }

  /**
   * @param folder - the built site
   * @param origin - where the site is published, for the URLs in responses
   * @param redirects - targets by old path
   * @throws Error with what to do if the folder contains no built site
   */
  static async open(folder: string, origin: string, redirects: PathRedirects = {}): Promise<BuiltDocs> {
    if (!existsSync(path.join(folder, manifestUrl)) || !existsSync(path.join(folder, 'llms.txt'))) {
      throw new Error(`No built site in ${folder}: run "npm ci && npm run build" first.`);
    }
    const index = path.join(folder, indexFolder);
    const [file, records] = await Promise.all([readFullFile(index), readRecordsFile(index)]);
    return new BuiltDocs(folder, origin, records, new SearchEngine(file, file.index), redirects);
  }

  /**
   * Searches like the site, with the same ranking.
   *
   * @param limit - maximum number of results
   */
  search(query: string, limit: number): Hit[] {
    const {hits} = this.engine.toResponse(this.engine.search(query), this.#byPosition);
    return hits.slice(0, limit).map(({hierarchy_lvl1: title, hierarchy_lvl2: heading, url, content}) => ({
      title: title ?? '',
      heading: heading ?? '',
      url: this.origin + url,
      excerpt: content ?? '',
    }));
  }

  /**
   * @param page - path or URL of a page, current or former, with or without `.md`
   * @returns the page's Markdown
   * @throws Error that names the closest page
   */
  async readPage(page: string): Promise<string> {
    return readFile(path.join(this.folder, twinPath(this.#find(page).pathname)), 'utf8');
  }

  /**
   * @param page - path or URL of a page; a fragment names the section
   * @param section - heading or anchor of the section, instead of a fragment
   * @returns the section's Markdown, including its subsections
   * @throws Error that names the page's sections
   */
  async readSection(page: string, section = ''): Promise<string> {
    const {pathname, fragment} = this.#find(page);
    const record = this.#records.get(pathname);
    const wanted = section || fragment;
    const found = record?.sections.find(
      ({anchor, heading}) => heading !== '' && [anchor, heading].map(simplifyHeading).includes(simplifyHeading(wanted)),
    );
    const markdown = await this.readPage(pathname);
    const part = findSection(markdown, found?.heading ?? wanted, found && record && occurrenceOf(found, record));
    if (!part) {
      const known = splitSections(markdown).map(({heading}) => `"${heading}"`);
      throw new Error(`${pathname} has no section "${wanted}". Its sections: ${known.slice(1).join(', ')}.`);
    }
    return `Source: ${this.origin}${pathname}${found?.anchor ? `#${found.anchor}` : ''}\n\n${part.text}`;
  }

  /**
   * @param page - path or URL of a page, or a prefix of several paths, such as `/cms/api`
   * @returns the pages with their headings; only one page if it has exactly this path
   */
  async listSections(page: string): Promise<Outline[]> {
    const written = toPlace(page);
    // A section such as /cloud is also a redirected path, but here the caller wants the pages below it.
    const {pathname} = this.#pagesAt(written.pathname).length > 0 ? written : this.#follow(page);
    const pages = this.#pagesAt(pathname);
    if (pages.length === 0 && this.#paths.has(pathname)) {
      const [title, ...sections] = splitSections(await this.readPage(pathname));
      return [
        {
          title: title?.heading ?? '',
          description: '',
          url: this.origin + pathname,
          sections: sections.map(({heading, depth}) => ({heading, anchor: '', depth: depth - 1})),
        },
      ];
    }
    return pages.map(({path: own, title, description, sections}) => ({
      title,
      description,
      url: this.origin + own,
      sections: sections
        .filter(({heading}) => heading !== '')
        .map(({heading, anchor, parents}) => ({heading, anchor, depth: parents.length + 1})),
    }));
  }

  /** @returns the page with this path, otherwise those below it */
  #pagesAt(pathname: string): PageRecord[] {
    const page = this.#records.get(pathname);
    const below = pathname === '/' ? '/' : `${pathname}/`;
    return page ? [page] : [...this.#records.values()].filter(({path: own}) => own.startsWith(below));
  }

  /** Finds samples that contain a name, with those of pages about the name first. */
  findSamples(symbol: string, language: string | undefined, limit: number): FoundSample[] {
    return findSamples([...this.#records.values()], symbol, language)
      .slice(0, limit)
      .map((sample) => ({...sample, url: this.origin + sample.url}));
  }

  /**
   * Finds rows of reference tables about an option, a parameter or another name: those with exactly this name, then those
   * where it's the last part of a longer one.
   */
  async lookUpOption(name: string): Promise<OptionRow[]> {
    // A failure isn't kept, because the site may just be in the middle of a build.
    this.#options ??= this.#readOptions().catch((error: unknown) => {
      this.#options = undefined;
      throw error;
    });
    const rows = await this.#options;
    const wanted = simplifyName(name);
    return [
      ...rows.filter((row) => simplifyName(row.name) === wanted),
      ...rows.filter((row) => simplifyName(row.name).endsWith(`.${wanted}`)),
    ];
  }

  async #readOptions(): Promise<OptionRow[]> {
    const rows = await Promise.all(
      [...this.#records.values()].map(async (record) =>
        readOptions(await this.readPage(record.path)).map((row) => {
          const heading = simplifyHeading(row.heading);
          const anchor = record.sections.find((section) => simplifyHeading(section.heading) === heading)?.anchor;
          return {...row, page: record.title, url: `${this.origin}${record.path}${anchor ? `#${anchor}` : ''}`};
        }),
      ),
    );
    return rows.flat();
  }

  /**
   * @returns the path and fragment of a URL, after following redirects
   * @throws Error with the target, if that's on another site
   */
  #follow(page: string): Place {
    const place = toPlace(page);
    const written = withoutOrigin(page);
    // Some former paths end in `.html`, which current ones never do.
    const target = this.#redirects.get(written) ?? this.#redirects.get(place.pathname);
    if (target === undefined) {
      return place;
    }
    if (!target.startsWith('/')) {
      throw new Error(`${written} has moved to ${target}, which isn't part of these docs: open it in a browser.`);
    }
    const moved = toPlace(target);
    return {pathname: moved.pathname, fragment: place.fragment || moved.fragment};
  }

  /** @throws Error that names the closest page, if there's none at this URL */
  #find(page: string): Place {
    const place = this.#follow(page);
    if (!this.#paths.has(place.pathname)) {
      // The home page resembles every short path, and never has what was requested.
      const known = [...this.#paths].filter((pathname) => pathname !== '/');
      const nearest = nearestName(place.pathname, known);
      throw new Error(
        `There is no page ${place.pathname.slice(0, 200)}.${nearest ? ` Did you mean ${nearest}?` : ''} search_docs finds pages by their content.`,
      );
    }
    return place;
  }
}

/** The name of an option or function without case, backticks and the parentheses of a call. */
function simplifyName(name: string): string {
  return name
    .replace(/`|\(\)/g, '')
    .trim()
    .toLowerCase();
}

/** A location within the docs. */
interface Place {
  /** Path of a page. */
  pathname: string;
  /** Without the number sign; empty for the whole page. */
  fragment: string;
}

function toPlace(page: string): Place {
  return {pathname: toPath(withoutOrigin(page)), fragment: page.split('#')[1] ?? ''};
}

/** @returns the path in a URL, exactly as written */
function withoutOrigin(page: string): string {
  return page.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
}

/** @returns the path of a page, given a path or a file name: `/cms/intro` for `cms/intro.md`, `/` for `index.md` */
function toPath(pathname: string): string {
  const trimmed = pathname.replace(/^\/+|\/+$|\.(md|html)$/g, '');
  return `/${trimmed.replace(/(^|\/)index$/, '')}`;
}

/** Index of a section among the page's sections with the same heading, from 0. */
function occurrenceOf({heading, anchor}: PageRecord['sections'][number], {sections}: PageRecord): number {
  const same = sections.filter((section) => simplifyHeading(section.heading) === simplifyHeading(heading));
  return [...new Set(same.map((section) => section.anchor))].indexOf(anchor);
}
