import type {Glyph} from '../../../src/lib/glyph';

/**
 * @param url - of an icon in the file of all icons
 * @returns a component that shows it, in the color of the text around it
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
