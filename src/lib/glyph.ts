import type {ComponentType, SVGProps} from 'react';

/** An SVG file imported as a component. */
export type Glyph = ComponentType<SVGProps<SVGSVGElement>>;

/** The prop that plugins/mdx-vocabulary adds at build time to every component that names an icon. */
export interface WithGlyph {
  readonly glyph?: Glyph;
}
