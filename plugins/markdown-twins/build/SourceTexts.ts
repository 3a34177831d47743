import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** The texts of pages and partials, each read only once. Unlike `SourceReader`, it doesn't parse them. */
export class SourceTexts {
  readonly #texts = new Map<string, Promise<string>>();

  /** @param siteDir - absolute path of the repository */
  constructor(private readonly siteDir: string) {}

  /**
   * @param file - path from the root of the repository
   * @param around - the files that include this one, outermost first
   * @returns the text of a page and of its partials
   * @throws Error if partials include each other, which would never end
   */
  async of(file: string, around: readonly string[] = []): Promise<string[]> {
    if (around.includes(file)) {
      throw new Error(`${file} includes itself through its imports. Remove one of them`);
    }
    const text = await this.#read(file);
    const partials = [...text.matchAll(/^import .* from ['"](\.[^'"]+\.mdx?)['"]/gm)]
      .map(([, from = '']) => path.posix.join(path.posix.dirname(file), from))
      // An import in a sample may name a file that doesn't exist.
      .filter((partial) => existsSync(path.join(this.siteDir, partial)));
    const below = partials.map((partial) => this.of(partial, [...around, file]));
    return [text, ...(await Promise.all(below)).flat()];
  }

  #read(file: string): Promise<string> {
    const known = this.#texts.get(file) ?? readFile(path.join(this.siteDir, file), 'utf8');
    this.#texts.set(file, known);
    return known;
  }
}
