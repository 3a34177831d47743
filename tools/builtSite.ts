import type {CheerioAPI} from 'cheerio';
import {load} from 'cheerio';
import type {ChildNode} from 'domhandler';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {decodeLeniently} from '../src/lib/decodeLeniently';
import {DiskCache, keyOf} from './diskCache';
import {hashFiles} from './hashFiles';
import {listFiles} from './listFiles';

/** A page of a built site, with the data that links depend on. */
export interface BuiltPage {
  /** Path of its URL, decoded and including the base URL: `/cms/intro`. */
  path: string;
  /** Every id that a fragment can target. */
  ids: ReadonlySet<string>;
  /** The ids of headings, in order. */
  headingIds: readonly string[];
  /** The `href` of each link, without duplicates, in page order. */
  links: readonly string[];
}

/**
 * Reads something from a page.
 *
 * @param page - the page
 * @param document - parses the page, or returns its document if it has been parsed; the document mustn't be changed
 */
type Reader<T> = (page: BuiltPage, document: () => CheerioAPI) => T;

interface Reading {
  paths: ReadonlySet<string>;
  read: (page: BuiltPage, document: () => CheerioAPI, html: string) => Promise<void>;
}

/** What determines which facts are read from a page. */
const code = hashFiles(['tools/builtSite.ts', 'package-lock.json']);

/**
 * The pages of a built site. A page is an HTML file that runs the site's app, except for the not-found page. Redirect
 * pages at old URLs don't count. Its path has no `.html`, no `/index` and no trailing slash.
 */
export class BuiltSite {
  #files: ReadonlyMap<string, string> | undefined;
  readonly #known = new Map<string, BuiltPage>();
  #readings: Reading[] = [];
  #pass: Promise<void> | undefined;

  /**
   * @param directory - absolute path of the folder that the site was built into
   * @param baseUrl - base path of the site, with a slash at both ends
   * @param cache - keeps what was read from pages, because parsing all of them takes 15 seconds of CPU time
   */
  constructor(
    readonly directory: string,
    private readonly baseUrl = '/',
    private readonly cache?: DiskCache,
  ) {}

  /** Paths of all pages, sorted. */
  get paths(): readonly string[] {
    return [...this.#pageFiles().keys()];
  }

  /** Whether there's a page at a path, percent-encoded or not. */
  has(pathname: string): boolean {
    return this.fileOf(pathname) !== undefined;
  }

  /** The file of the page at a path, relative to the site's folder; `undefined` if there's no page. */
  fileOf(pathname: string): string | undefined {
    return this.#pageFiles().get(decodeLeniently(pathname));
  }

  /**
   * The page at a path, percent-encoded or not; `undefined` if there's none. Parses it unless it has already been
   * read.
   */
  page(pathname: string): BuiltPage | undefined {
    const decoded = decodeLeniently(pathname);
    const known = this.#known.get(decoded);
    if (known || !this.has(pathname)) {
      return known;
    }
    const page = {path: decoded, ...factsOf(load(this.#htmlOf(decoded)))};
    this.#known.set(decoded, page);
    return page;
  }

  /**
   * Reads data from pages. Concurrent calls, such as those of plugins after a build, share one parse of each page.
   * Documents aren't kept, because those of all pages together need hundreds of megabytes.
   *
   * @param paths - paths of the pages; anything else is ignored
   * @param reader - reads one page
   * @param version - everything that determines a result, apart from the page and its path. If it's given, results are
   *   cached, so they have to survive conversion to JSON
   * @returns the reader's results, in the order of the site's paths
   */
  async read<T>(paths: Iterable<string>, reader: Reader<T>, version?: string): Promise<T[]> {
    const results: T[] = [];
    this.#readings.push({
      paths: new Set(paths),
      read: async (page, document, html) => {
        const make = (): {result: T} => ({result: reader(page, document)});
        const {result} = version === undefined ? make() : await this.#remember([version, page.path, html], make);
        results.push(result);
      },
    });
    this.#pass ??= new Promise((resolve) => setImmediate(resolve)).then(() => this.#readAll());
    await this.#pass;
    return results;
  }

  async #readAll(): Promise<void> {
    const readings = this.#readings;
    this.#readings = [];
    this.#pass = undefined;
    for (const pathname of this.paths) {
      const wanted = readings.filter(({paths}) => paths.has(pathname));
      if (wanted.length > 0) {
        await this.#read(pathname, wanted);
      }
    }
  }

  async #read(pathname: string, readings: readonly Reading[]): Promise<void> {
    const html = this.#htmlOf(pathname);
    let parsed: CheerioAPI | undefined;
    const document = (): CheerioAPI => (parsed ??= load(html));
    const facts = await this.#remember([code, html], () => {
      const {ids, ...others} = factsOf(document());
      return {...others, ids: [...ids]};
    });
    const page = {...facts, path: pathname, ids: new Set(facts.ids)};
    this.#known.set(pathname, page);
    for (const {read} of readings) {
      await read(page, document, html);
    }
  }

  async #remember<T>(parts: readonly string[], make: () => T): Promise<T> {
    return this.cache ? this.cache.remember(keyOf(...parts), make) : make();
  }

  #htmlOf(pathname: string): string {
    return readFileSync(path.join(this.directory, this.fileOf(pathname) ?? ''), 'utf8');
  }

  #pageFiles(): ReadonlyMap<string, string> {
    this.#files ??= findPages(this.directory, this.baseUrl);
    return this.#files;
  }
}

const sites = new WeakMap<object, BuiltSite>();

/**
 * The site that a build has written, shared by all plugins.
 *
 * @param props - the argument of Docusaurus's `postBuild`
 */
export function builtSiteOf({
  siteConfig,
  siteDir,
  outDir,
  baseUrl,
}: {
  siteConfig: object;
  siteDir: string;
  outDir: string;
  baseUrl: string;
}): BuiltSite {
  const cache = new DiskCache(path.join(siteDir, '.cache/built-pages'));
  const site = sites.get(siteConfig) ?? new BuiltSite(outDir, baseUrl, cache);
  sites.set(siteConfig, site);
  return site;
}

function findPages(directory: string, baseUrl: string): ReadonlyMap<string, string> {
  if (!existsSync(path.join(directory, '404.html'))) {
    throw new Error(`${directory} holds no built site: run "npm run build" first.`);
  }
  const pages = listFiles(directory)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => /id="?__docusaurus["\s>]/.test(readFileSync(path.join(directory, file), 'utf8')))
    .map((file): [string, string] => [`${baseUrl}${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`, file]);
  return new Map(pages.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function factsOf($: CheerioAPI): Omit<BuiltPage, 'path'> {
  const ids = new Set<string>();
  const headingIds: string[] = [];
  const links = new Set<string>();
  // Walks the tree once, because each selector would be another walk.
  const visit = (nodes: readonly ChildNode[]): void => {
    for (const node of nodes) {
      if ('attribs' in node) {
        const {id, href} = node.attribs;
        if (id) {
          ids.add(id);
          headingIds.push(...(/^h[1-6]$/.test(node.name) ? [id] : []));
        }
        if (href !== undefined && node.name === 'a') {
          links.add(href);
        }
        visit(node.children);
      }
    }
  };
  visit($.root().contents().toArray() as ChildNode[]);
  return {ids, headingIds, links: [...links]};
}
