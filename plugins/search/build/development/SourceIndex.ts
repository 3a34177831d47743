import {stat} from 'node:fs/promises';
import path from 'node:path';
import {readJson} from '../../../../tools/readJson';
import {loadDiagrams} from '../../../markdown-twins/build/loadDiagrams';
import {resolveTree, type PageContext, type SourceFile} from '../../../markdown-twins/build/resolveTree';
import {SourceReader} from '../../../markdown-twins/build/SourceReader';
import {createHeadingIds} from '../../../mdx-vocabulary/headingIds';
import type {Node} from '../../../mdx-vocabulary/types';
import type {PageRecord, Section} from '../../core/types';
import {createIndexFiles} from '../createIndexFiles';
import {sourcePages} from './listPages';
import {readTree} from './readTree';

/** The text of a page as it was last read without a mistake, and the state of the files it came from. */
interface ReadPage {
  sections: Section[];
  /** The page's file and those of its partials. */
  files: readonly string[];
  stamp: string;
}

/**
 * The index of the sources as they are now, for the development server. A page is read again when its file or a partial
 * of it was saved since. A page with a mistake keeps the text it had before: the overlay shows the mistake already.
 */
export class SourceIndex {
  readonly #read = new Map<string, ReadPage>();
  #files: ReadonlyMap<string, string> = new Map();
  #records = '';
  #running: Promise<void> | undefined;

  /**
   * @param siteDir - absolute path of the repository
   * @param pagesFile - absolute path of the list of pages ({@link sourcePages})
   * @param locale - language of the site
   */
  constructor(
    private readonly siteDir: string,
    private readonly pagesFile: string,
    private readonly locale: string,
  ) {}

  /** Takes over what was saved. Whoever asks meanwhile waits for the same. */
  refresh(): Promise<void> {
    this.#running ??= this.#refresh().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** @returns the content of a file of the index, after {@link refresh} */
  file(name: string): string | undefined {
    return this.#files.get(name);
  }

  async #refresh(): Promise<void> {
    const pages = await readJson(this.pagesFile, sourcePages);
    const reader = new SourceReader(this.siteDir);
    const context: PageContext = {
      // Only their list shows them; each has a page, too.
      breakingChanges: [],
      diagrams: await loadDiagrams(),
      toAbsolute: (url) => url,
      // Where links lead isn't searched.
      resolveUrl: (url) => url,
    };
    const records: PageRecord[] = [];
    for (const {file, ...page} of pages) {
      const sections = await this.#sectionsOf(file, reader, context);
      if (sections) {
        records.push({...page, sections});
      }
    }
    const key = JSON.stringify(records);
    if (key !== this.#records) {
      const files = createIndexFiles(records, {locale: this.locale, isLive: true});
      this.#files = new Map(files.map(({name, content}) => [name, content]));
      this.#records = key;
    }
  }

  async #sectionsOf(file: string, reader: SourceReader, context: PageContext): Promise<Section[] | undefined> {
    const known = this.#read.get(file);
    const stamp = await this.#stampOf(known?.files ?? [file]);
    if (known?.stamp === stamp) {
      return known.sections;
    }
    try {
      const source = await reader.read(file);
      const files = addIds(source);
      const sections = readTree(resolveTree(source, context));
      this.#read.set(file, {sections, files, stamp: await this.#stampOf(files)});
      return sections;
    } catch {
      return known?.sections;
    }
  }

  async #stampOf(files: readonly string[]): Promise<string> {
    const states = files.map(async (file) => {
      const found = await stat(path.join(this.siteDir, file)).catch(() => undefined);
      return found ? `${found.mtimeMs} ${found.size}` : 'missing';
    });
    return (await Promise.all(states)).join();
  }
}

const withIds = new WeakSet<SourceFile>();

/** Gives the headings of a file and its partials the ids they have on the page. Returns the paths of these files. */
function addIds(source: SourceFile): string[] {
  if (!withIds.has(source)) {
    withIds.add(source);
    const idOf = createHeadingIds();
    visitHeadings(source.root as Node, (heading) => {
      Object.assign(heading, {data: {hProperties: {id: idOf(heading)}}});
    });
  }
  return [source.file, ...[...source.partials.values()].flatMap(addIds)];
}

function visitHeadings(node: Node, visit: (heading: Node) => void): void {
  if (node.type === 'heading') {
    visit(node);
  } else {
    node.children?.forEach((child) => visitHeadings(child, visit));
  }
}
