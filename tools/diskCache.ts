import {createHash, randomBytes} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Caches results that take long to compute in a folder, under a key derived from everything that determines them.
 * Entries are never updated: a changed input has another key. Entries appear atomically, even if two processes create
 * the same one at the same time, or one is stopped halfway.
 */
export class DiskCache {
  /** @param directory - absolute path of the folder, created with the first entry */
  constructor(private readonly directory: string) {}

  /** Whether `keep` was called with this key. */
  has(key: string): boolean {
    return existsSync(this.#pathOf(key));
  }

  /** Stores that something is true, such as that a page passed a check. */
  keep(key: string): void {
    this.#write(key, '');
  }

  /**
   * Returns the cached value of a key, or calls `make` and caches its result.
   *
   * @param make - creates the value, which has to survive conversion to JSON
   */
  async remember<T>(key: string, make: () => T | Promise<T>): Promise<T> {
    if (this.has(key)) {
      return JSON.parse(readFileSync(this.#pathOf(key), 'utf8')) as T;
    }
    const value = await make();
    this.#write(key, JSON.stringify(value));
    return value;
  }

  /** Path of the folder cached under a key, if there is one. */
  folder(key: string): string | undefined {
    return this.has(key) ? this.#pathOf(key) : undefined;
  }

  /**
   * Returns the cached folder of a key, or lets `make` fill one and caches it.
   *
   * @param make - fills the empty folder that it receives; if it throws, nothing is cached
   * @returns path of the folder
   */
  async rememberFolder(key: string, make: (directory: string) => Promise<void>): Promise<string> {
    const known = this.folder(key);
    if (known !== undefined) {
      return known;
    }
    const draft = this.#draftOf(key);
    mkdirSync(draft, {recursive: true});
    try {
      await make(draft);
      this.#publish(draft, key);
    } finally {
      rmSync(draft, {recursive: true, force: true});
    }
    return this.#pathOf(key);
  }

  #write(key: string, text: string): void {
    mkdirSync(this.directory, {recursive: true});
    const draft = this.#draftOf(key);
    writeFileSync(draft, text);
    renameSync(draft, this.#pathOf(key));
  }

  /** Another process may have created the same folder in the meantime. If so, it can't be replaced. */
  #publish(draft: string, key: string): void {
    try {
      renameSync(draft, this.#pathOf(key));
    } catch (error) {
      if (!this.has(key)) {
        throw error;
      }
    }
  }

  #pathOf(key: string): string {
    return path.join(this.directory, key);
  }

  #draftOf(key: string): string {
    return path.join(this.directory, `draft-${key}-${randomBytes(4).toString('hex')}`);
  }
}

/**
 * Creates a key for a {@link DiskCache}.
 *
 * @param parts - everything that determines the result, in a fixed order
 * @returns 32 hexadecimal digits
 */
export function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
