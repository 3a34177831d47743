import type {FullFile, HeadingsFile, Manifest, PassagesFile} from '../../core/indexFiles';
import type {SerializedIndex} from '../../core/textIndex/types';
import {buildHeadingsIndex} from '../../core/buildIndex';
import {SearchEngine} from '../../core/engine';
import {isObject} from '../../core/untrusted';
import {IdleTimeout, readText} from '../../../../src/lib/idleTimeout';

/** The full index, its file name, and where to find the text of each page. */
export interface FullIndex {
  name: string;
  engine: SearchEngine;
  passages: readonly string[];
}

/**
 * Milliseconds without any data after which a file counts as unavailable. On a slow connection, the full index takes
 * longer than that in total.
 */
const timeout = 20_000;

/**
 * Loads the files of the embedded index, each only once; failed requests are retried on the next use. A missing file
 * may have been replaced by a deploy, so the files of the newer index are loaded instead.
 */
export class IndexLoader {
  readonly #once = new Map<string, Promise<unknown>>();
  readonly #passages = new Map<string, PassagesFile>();

  constructor(private readonly manifestUrl: string) {}

  /** @returns the index of titles and headings */
  headings(): Promise<SearchEngine> {
    return this.#fromNewest(({headings}) =>
      this.#remember(`engine of ${headings}`, async () => {
        const file = await this.#file(headings, isHeadingsFile);
        return new SearchEngine(file, buildHeadingsIndex(file));
      }),
    );
  }

  /** @returns the full index */
  full(): Promise<FullIndex> {
    return this.#fromNewest(({full}) =>
      this.#remember(`engine of ${full}`, async () => {
        const file = await this.#file(full, isFullFile);
        try {
          return {name: full, engine: new SearchEngine(file, file.index), passages: file.passages};
        } catch (error) {
          throw new Error(`${full} is not a search index`, {cause: error});
        }
      }),
    );
  }

  /** @returns whether pages may have changed since the index was loaded, as on the development server */
  async isLive(): Promise<boolean> {
    return (await this.#manifest()).isLive === true;
  }

  /** @returns whether the site has a newer index, which {@link full} then loads */
  async isOutdated({name}: FullIndex): Promise<boolean> {
    await this.#renewManifest();
    return (await this.#manifest()).full !== name;
  }

  /** @returns the text of one page */
  async passages(name: string): Promise<PassagesFile> {
    const loaded = await this.#file(name, isPassagesFile);
    this.#passages.set(name, loaded);
    return loaded;
  }

  /** @returns the text of one page, if it has already been loaded */
  knownPassages(name: string): PassagesFile | undefined {
    return this.#passages.get(name);
  }

  async #fromNewest<Value>(load: (manifest: Manifest) => Promise<Value>): Promise<Value> {
    const manifest = await this.#manifest();
    try {
      return await load(manifest);
    } catch (error) {
      await this.#renewManifest();
      const newest = await this.#manifest();
      if (newest === manifest) {
        throw error;
      }
      return load(newest);
    }
  }

  /** Fetches the manifest again, and only uses it if it names other files, so that nothing is loaded twice. */
  async #renewManifest(): Promise<void> {
    const known = await this.#manifest();
    const newest = await this.#fetchManifest().catch(() => known);
    const isNewer = newest.headings !== known.headings || newest.full !== known.full;
    if (isNewer && (await this.#manifest()) === known) {
      this.#once.clear();
      this.#once.set('manifest', Promise.resolve(newest));
    }
  }

  #manifest(): Promise<Manifest> {
    return this.#remember('manifest', () => this.#fetchManifest());
  }

  async #fetchManifest(): Promise<Manifest> {
    // Its URL never changes, so a cached copy may name files of an earlier deploy.
    const value = await fetchJson(this.manifestUrl, 'no-cache');
    return checked(this.manifestUrl, value, isManifest);
  }

  #file<Value>(name: string, isValid: (value: unknown) => value is Value): Promise<Value> {
    const url = this.manifestUrl.replace(/[^/]*$/, name);
    return this.#remember(url, async () => checked(url, await fetchJson(url, 'default'), isValid));
  }

  #remember<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#once.get(key) as Promise<Value> | undefined;
    if (known) {
      return known;
    }
    const loading = load();
    this.#once.set(key, loading);
    loading.catch(() => this.#once.delete(key));
    return loading;
  }
}

async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const idle = new IdleTimeout(timeout);
  try {
    const response = await fetch(url, {cache, headers: {accept: 'application/json'}, signal: idle.signal});
    if (!response.ok || !response.body) {
      throw new Error(`status ${response.status}`);
    }
    let text = '';
    for await (const part of readText(response.body, idle)) {
      text += part;
    }
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${url}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    idle.end();
  }
}

function checked<Value>(url: string, value: unknown, isValid: (value: unknown) => value is Value): Value {
  if (!isValid(value)) {
    throw new Error(`${url} does not hold what it should`);
  }
  return value;
}

function isManifest(value: unknown): value is Manifest {
  return isObject(value) && typeof value['headings'] === 'string' && typeof value['full'] === 'string';
}

function isHeadingsFile(value: unknown): value is HeadingsFile {
  return (
    isObject(value) &&
    Array.isArray(value['pages']) &&
    value['pages'].every(
      (page) =>
        isObject(page) &&
        typeof page['path'] === 'string' &&
        typeof page['title'] === 'string' &&
        Array.isArray(page['trail']) &&
        Array.isArray(page['sections']),
    )
  );
}

function isFullFile(value: unknown): value is FullFile {
  return (
    isHeadingsFile(value) &&
    isSerializedIndex((value as Partial<FullFile>).index) &&
    Array.isArray((value as Partial<FullFile>).passages)
  );
}

function isSerializedIndex(value: unknown): value is SerializedIndex {
  return (
    isObject(value) &&
    typeof value['documents'] === 'number' &&
    typeof value['terms'] === 'string' &&
    typeof value['spellings'] === 'string' &&
    Array.isArray(value['postings']) &&
    value['postings'].every((posting) => Number.isInteger(posting))
  );
}

function isPassagesFile(value: unknown): value is PassagesFile {
  return isObject(value) && typeof value['description'] === 'string' && Array.isArray(value['sections']);
}
