import path from 'node:path';
import {DiskCache, keyOf} from '../../../../tools/diskCache';
import {hashFiles} from '../../../../tools/hashFiles';
import {readJson} from '../../../../tools/readJson';
import {loadDiagrams} from '../../../markdown-twins/build/loadDiagrams';
import {resolveTree, type PageContext, type SourceFile} from '../../../markdown-twins/build/resolveTree';
import {SourceReader} from '../../../markdown-twins/build/SourceReader';
import {SourceTexts} from '../../../markdown-twins/build/SourceTexts';
import {createHeadingIds} from '../../../mdx-vocabulary/headingIds';
import type {Node} from '../../../mdx-vocabulary/types';
import type {PageRecord, Section} from '../../core/types';
import {createIndexFiles} from '../createIndexFiles';
import {sourcePages} from './listPages';
import {readTree} from './readTree';

/** The text of a page when it was last read without an error, and the key of its source. */
interface ReadPage {
  sections: Section[];
  key: string;
}

/** Code that affects the sections of pages. */
const code = ['plugins', 'src/data', 'src/lib'];

/**
 * The index of the current sources, for the development server. A page is read again when its file or one of its
 * partials has changed. A page with a mistake keeps its previous text, because the overlay already shows the mistake.
 * Reading all pages takes ten seconds of CPU time, so they're cached in .cache for the next start.
 */
export class SourceIndex {
  readonly #read = new Map<string, ReadPage>();
  #files: ReadonlyMap<string, string> = new Map();
  #records = '';
  #running: Promise<void> | undefined;
  #isFirst = true;
  readonly #cache: DiskCache;
  #code = '';

  /**
   * @param siteDir - absolute path of the repository
   * @param pagesFile - absolute path of the list of pages ({@link sourcePages})
   * @param locale - language of the site
   * @param withAsked - adds the phrases that readers type when they look for sections
   */
  constructor(
    private readonly siteDir: string,
    private readonly pagesFile: string,
    private readonly locale: string,
    private readonly withAsked: (pages: readonly PageRecord[]) => Promise<PageRecord[]>,
  ) {
    this.#cache = new DiskCache(path.join(siteDir, '.cache/search-sources'));
  }

  /** Applies changes to saved files. Concurrent callers wait for the same refresh. */
  refresh(): Promise<void> {
    this.#running ??= this.#refresh().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** @returns the content of a file of the index, after {@link refresh} */
  file(name: string): string | undefined {
    return this.#files.get(name);
  }

  async #refresh(): Promise<void> {
    this.#code ||= hashFiles(code);
    const pages = await readJson(this.pagesFile, sourcePages);
    const reader = new SourceReader(this.siteDir);
    const texts = new SourceTexts(this.siteDir);
    const context: PageContext = {
      // Only the page that lists them shows them, and each has its own page.
      breakingChanges: [],
      diagrams: await loadDiagrams(),
      toAbsolute: (url) => url,
      // Link targets aren't searched.
      resolveUrl: (url) => url,
    };
    const read: PageRecord[] = [];
    for (const {file, ...page} of pages) {
      const sections = await this.#sectionsOf(file, texts, () => readSource(file, reader, context));
      if (sections) {
        read.push({...page, sections});
      }
    }
    this.#isFirst = false;
    const records = await this.withAsked(read);
    const key = JSON.stringify(records);
    if (key !== this.#records) {
      const files = createIndexFiles(records, {locale: this.locale, isLive: true});
      this.#files = new Map(files.map(({name, content}) => [name, content]));
      this.#records = key;
    }
  }

  async #sectionsOf(file: string, texts: SourceTexts, read: () => Promise<Section[]>): Promise<Section[] | undefined> {
    const known = this.#read.get(file);
    try {
      const key = keyOf(this.#code, ...(await texts.of(file)));
      if (known?.key === key) {
        return known.sections;
      }
      // Only caches the first read; otherwise, every save of a page would leave a file in the cache.
      const sections = await (this.#isFirst ? this.#cache.remember(key, read) : read());
      this.#read.set(file, {sections, key});
      return sections;
    } catch {
      return known?.sections;
    }
  }
}

async function readSource(file: string, reader: SourceReader, context: PageContext): Promise<Section[]> {
  const source = await reader.read(file);
  addIds(source);
  return readTree(resolveTree(source, context));
}

const withIds = new WeakSet<SourceFile>();

/** Gives the headings of a file and its partials the same ids as on the page. */
function addIds(source: SourceFile): void {
  if (!withIds.has(source)) {
    withIds.add(source);
    const idOf = createHeadingIds();
    visitHeadings(source.root as Node, (heading) => {
      Object.assign(heading, {data: {hProperties: {id: idOf(heading)}}});
    });
  }
  source.partials.forEach(addIds);
}

function visitHeadings(node: Node, visit: (heading: Node) => void): void {
  if (node.type === 'heading') {
    visit(node);
  } else {
    node.children?.forEach((child) => visitHeadings(child, visit));
  }
}
