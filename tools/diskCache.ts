import {createHash, randomBytes} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** In milliseconds. */
const day = 86_400_000;

/** Entries that weren't used for this long, in milliseconds, are removed. */
const keptFor = 30 * day;

/**
 * Caches results that take long to compute in a folder, under a key derived from everything that determines them.
 * Entries are never updated: a changed input has another key. Entries appear atomically, even if two processes create
 * the same one at the same time, or one is stopped halfway.
 *
 * An entry's time of modification is when it was last used, to the day. At most once a day, the first process that adds
 * an entry removes those that weren't used for 30 days.
 */
export class DiskCache {
  #isPruned = false;

  /** @param directory - absolute path of the folder, created with the first entry */
  constructor(private readonly directory: string) {}

  /** Whether `keep` was called with this key. */
  has(key: string): boolean {
    const entry = this.#pathOf(key);
    const age = ageOf(entry);
    if (age !== undefined && age > day) {
      touch(entry);
    }
    return age !== undefined;
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
    const known = this.has(key) ? this.#read(key) : undefined;
    if (known) {
      return known.value as T;
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
    this.#prune();
    return this.#pathOf(key);
  }

  #write(key: string, text: string): void {
    mkdirSync(this.directory, {recursive: true});
    const draft = this.#draftOf(key);
    writeFileSync(draft, text);
    renameSync(draft, this.#pathOf(key));
    this.#prune();
  }

  /** @returns `undefined` if another process has just pruned the entry, or a power failure cut it off */
  #read(key: string): {value: unknown} | undefined {
    try {
      return {value: JSON.parse(readFileSync(this.#pathOf(key), 'utf8'))};
    } catch {
      return undefined;
    }
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

  /** Removes what wasn't used for a long time: entries, and drafts of processes that were stopped. */
  #prune(): void {
    // Beside the folder, which only has entries.
    const mark = `${this.directory}.pruned`;
    const isDue = !this.#isPruned && (ageOf(mark) ?? Infinity) > day;
    this.#isPruned = true;
    if (!isDue) {
      return;
    }
    // First, so that other processes leave it to this one.
    writeFileSync(mark, '');
    for (const name of readdirSync(this.directory)) {
      const entry = path.join(this.directory, name);
      if ((ageOf(entry) ?? 0) > keptFor) {
        remove(entry);
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

/** @returns the milliseconds since a file or folder was modified; `undefined` if it doesn't exist */
function ageOf(file: string): number | undefined {
  const stats = statSync(file, {throwIfNoEntry: false});
  return stats && Date.now() - stats.mtimeMs;
}

function touch(entry: string): void {
  const now = new Date();
  try {
    utimesSync(entry, now, now);
  } catch {
    // It was pruned in the meantime, or belongs to another user. At worst, it's made again.
  }
}

function remove(entry: string): void {
  try {
    rmSync(entry, {recursive: true, force: true});
  } catch {
    // It belongs to another user or, on Windows, another process has it open. The next day may work.
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
