import type {ComponentType, SVGProps} from 'react';

/** An SVG file imported as a component. */
export type Glyph = ComponentType<SVGProps<SVGSVGElement>>;

/** What plugins/mdx-vocabulary adds at build to a component that names an icon. */
export interface WithGlyph {
  readonly glyph?: Glyph;
}
