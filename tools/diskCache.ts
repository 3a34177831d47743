import {createHash, randomBytes} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Results that take long to make, kept in a folder under a key made of everything that decides them. Nothing is ever
 * brought up to date: another key is another entry. An entry appears whole or not at all, also when two processes make it
 * at the same time or one is stopped halfway.
 */
export class DiskCache {
  /** @param directory - absolute path of the folder, made when the first entry is kept */
  constructor(private readonly directory: string) {}

  /** Whether `keep` was called with this key. */
  has(key: string): boolean {
    return existsSync(this.#pathOf(key));
  }

  /** Keeps that something is so: that a page passed a check, for example. */
  keep(key: string): void {
    this.#write(key, '');
  }

  /**
   * The value kept under a key, or what `make` returns, which is kept.
   *
   * @param make - makes the value, of which JSON keeps everything
   */
  async remember<T>(key: string, make: () => T | Promise<T>): Promise<T> {
    if (this.has(key)) {
      return JSON.parse(readFileSync(this.#pathOf(key), 'utf8')) as T;
    }
    const value = await make();
    this.#write(key, JSON.stringify(value));
    return value;
  }

  /** Path of the folder kept under a key, if there is one. */
  folder(key: string): string | undefined {
    return this.has(key) ? this.#pathOf(key) : undefined;
  }

  /**
   * The folder kept under a key, or what `make` fills, which is kept.
   *
   * @param make - fills the empty folder it is given; when it throws, nothing is kept
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

  /** Another process may have made the same folder meanwhile, and then it can't be replaced. */
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
 * Makes a key for a {@link DiskCache}.
 *
 * @param parts - all that decides the result, in a fixed order
 * @returns 32 hexadecimal digits
 */
export function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
