import {create, type Font} from 'fontkit';
import {readFile} from 'node:fs/promises';

interface Word {
  /** Outline in font units, as the `d` of an SVG path. */
  outline: string;
  width: number;
}

/**
 * Converts text to SVG outlines in one font weight. Each word is only outlined once, because pages share most of
 * theirs.
 */
export class Lettering {
  readonly #words = new Map<string, Word>();

  private constructor(private readonly font: Font) {}

  /**
   * @param file - path of a font
   * @throws Error if the file is a font collection
   */
  static async open(file: string): Promise<Lettering> {
    const font = create(await readFile(file));
    if (!('layout' in font)) {
      throw new Error(`${file} is a font collection: use a file with a single font.`);
    }
    return new Lettering(font);
  }

  /**
   * Breaks a text into lines between words. A word that is wider than a line gets its own line.
   *
   * @param size - font size in pixels
   * @param width - width of a line in pixels
   * @throws Error that names a character that the font doesn't have
   */
  wrap(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && this.measure(`${last} ${word}`, size) <= width) {
        lines[lines.length - 1] = `${last} ${word}`;
      } else {
        lines.push(word);
      }
    }
    return lines;
  }

  /** Width of a text in pixels. */
  measure(text: string, size: number): number {
    const words = text.split(' ');
    const gaps = (words.length - 1) * this.#outline(' ').width;
    return (words.reduce((sum, word) => sum + this.#outline(word).width, gaps) * size) / this.font.unitsPerEm;
  }

  /** @returns an SVG group whose baseline starts at a point in pixels */
  draw(text: string, size: number, {x, y}: {x: number; y: number}): string {
    const scale = size / this.font.unitsPerEm;
    let offset = 0;
    const paths = text.split(' ').map((word) => {
      const {outline, width} = this.#outline(word);
      const path = `<path transform="translate(${offset})" d="${outline}"/>`;
      offset += width + this.#outline(' ').width;
      return path;
    });
    return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
  }

  #outline(word: string): Word {
    const known = this.#words.get(word);
    if (known) {
      return known;
    }
    const missing = Array.from(word).find((letter) => !this.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (missing !== undefined) {
      throw new Error(`The font for preview images has no "${missing}".`);
    }
    const {glyphs, positions} = this.font.layout(word);
    let width = 0;
    const parts = glyphs.map((glyph, index) => {
      const part = glyph.path.translate(width, 0).toSVG();
      width += positions[index]?.xAdvance ?? 0;
      return part;
    });
    const outlined = {outline: parts.join(''), width};
    this.#words.set(word, outlined);
    return outlined;
  }
}
