import type {Glyph} from '../../../src/lib/glyph';

/**
 * @param url - URL of an icon in the sprite
 * @returns a component that shows it in the color of the surrounding text
 */
export function createGlyph(url: string): Glyph {
  return function SpriteGlyph(props) {
    return (
      <svg fill="currentColor" {...props}>
        <use href={url} />
      </svg>
    );
  };
}
